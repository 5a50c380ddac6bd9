// biome-ignore-all lint/suspicious/noExplicitAny: where the site is checked, Strapi is not installed; what is taken of it may be anything.
declare module "@strapi/strapi" {
  export namespace Core {
    type Strapi = any;
  }
  export namespace UID {
    type ContentType = any;
    type Schema = any;
  }
  export const factories: any;
}
declare module "@strapi/utils";
/** Strapi's own global. */
declare const strapi: any;
