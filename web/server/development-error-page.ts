import { stripVTControlCharacters } from "node:util";
import { html } from "hono/html";

/** What whoever writes the code sees of a fault: where it is, and the page itself as soon as it is mended. */
export function developmentErrorPage(error: Error) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="refresh" content="2">
    <title>500 Internal Server Error</title>
  </head>
  <body>
    <pre>${stripVTControlCharacters(error.stack ?? error.message)}</pre>
  </body>
</html>
`;
}
