import { createContext } from "react";

/** Known while the server renders; in the browser nothing needs it any more. */
export const NonceContext = createContext<string | undefined>(undefined);
