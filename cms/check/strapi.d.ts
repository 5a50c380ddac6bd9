// biome-ignore-all lint/suspicious/noExplicitAny: where the site is checked, Strapi is not installed; rows and what services answer may be anything.
declare module "@strapi/strapi" {
  /** What is taken of Strapi here; where it is installed, the same sources are compiled with its own types. */
  export namespace Core {
    interface Strapi {
      contentTypes: Record<string, ContentType>;
      controllers: Record<string, unknown>;
      dirs: { app: { root: string } };
      db: Database;
      documents: ((uid: string) => Documents) & { use: (middleware: Middleware) => void };
      eventHub: { emit: (event: string, ...told: unknown[]) => unknown };
      getModel: (uid: string) => any;
      log: Record<"debug" | "info" | "warn" | "error", (message: string) => void>;
      middleware: (name: string) => any;
      plugin: (name: string) => { service: (name: string) => any; provider: unknown };
      requestContext: { get: () => any };
      service: (uid: string) => any;
      store: (place: { type: string; name: string }) => {
        get: (asked: { key: string }) => Promise<unknown>;
        set: (told: { key: string; value: unknown }) => Promise<void>;
      };
    }

    interface Database {
      query: (uid: string) => Rows;
      queryBuilder: (uid: string) => any;
      connection: (table: string) => any;
      dialect: { client: string };
      lifecycles: { subscribe: (subscriber: Lifecycles | ((event: Event) => unknown)) => void };
      metadata: { get: (uid: string) => { tableName: string } };
      transaction: <Result>(run: (given: { trx: any }) => Promise<Result>) => Promise<unknown>;
    }

    type Rows = Record<
      "findOne" | "create" | "createMany" | "update" | "delete" | "deleteMany",
      (asked: object) => Promise<any>
    > & {
      findMany: (asked: object) => Promise<any[]>;
      count: (asked?: object) => Promise<number>;
    };

    type Documents = Record<
      "findOne" | "findFirst" | "create" | "update" | "delete" | "publish" | "unpublish",
      (asked: object) => Promise<any>
    > & {
      findMany: (asked: object) => Promise<any[]>;
      count: (asked: object) => Promise<number>;
    };

    type Middleware = (context: { uid: string; action: string; params: any }, next: () => Promise<unknown>) => unknown;

    interface Event {
      action: string;
      model: { uid: string };
      params: any;
      result?: any;
    }

    interface Lifecycles {
      models?: string[];
      beforeDelete?: (event: Event) => unknown;
    }

    interface ContentType {
      options?: { draftAndPublish?: boolean };
      pluginOptions?: object;
      attributes: Record<string, any>;
    }

    namespace Config.Shared {
      interface ConfigParams {
        env: Env;
      }
      type Env = {
        (name: string): string | undefined;
        <Otherwise>(name: string, otherwise: Otherwise): string | Otherwise;
        bool: (name: string, otherwise: boolean) => boolean;
        int: (name: string, otherwise: number) => number;
        array: (name: string, otherwise?: string[]) => string[];
      };
    }
  }
  export namespace UID {
    type ContentType = string;
    type Schema = string;
  }
  export const factories: any;
}
declare module "@strapi/utils";
/** Strapi's own global. */
declare const strapi: import("@strapi/strapi").Core.Strapi;
