// Where the site is checked, Strapi is not installed: what is taken of it may be anything.
declare module "@strapi/strapi" {
  export namespace Core {
    // biome-ignore lint/suspicious/noExplicitAny: that is the point.
    type Strapi = any;
  }
  export namespace UID {
    // biome-ignore lint/suspicious/noExplicitAny: that is the point.
    type ContentType = any;
    // biome-ignore lint/suspicious/noExplicitAny: that is the point.
    type Schema = any;
  }
  // biome-ignore lint/suspicious/noExplicitAny: that is the point.
  export const factories: any;
}
declare module "@strapi/utils";
/** Strapi's own global. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point.
declare const strapi: any;
