import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";

export interface PageVariables {
  /** Lets this answer's own inline scripts run. */
  nonce: string;
}

/**
 * The policies of every answer. Scripts and styles are files of the site; its inline scripts carry the
 * nonce of the answer, and `style` attributes there are none. Nothing may frame a page.
 */
export function securityHeaders(options: { isHttps: boolean; isDevelopment: boolean; connectTo: string[] }) {
  return createMiddleware<{ Variables: PageVariables }>(async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    c.res.headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, options));
    c.res.headers.set("X-Content-Type-Options", "nosniff");
    c.res.headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    c.res.headers.set(
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    );
    c.res.headers.set("Cross-Origin-Opener-Policy", "same-origin");
    if (options.isHttps) c.res.headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
}

function contentSecurityPolicy(
  nonce: string,
  options: { isHttps: boolean; isDevelopment: boolean; connectTo: string[] },
): string {
  // Hot reload exchanges styles as inline elements and speaks over a socket.
  const { isDevelopment, isHttps, connectTo } = options;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo, ...(isDevelopment ? ["ws:"] : [])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
