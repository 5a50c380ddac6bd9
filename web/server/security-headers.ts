import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";

export interface PageVariables {
  /** Lets this answer's own inline scripts run. */
  nonce: string;
  /** What lets inline scripts run instead, where the page was kept: their hashes. */
  scriptSources?: string;
}

export interface SecurityOptions {
  isHttps: boolean;
  isDevelopment: boolean;
  /** Origins besides the site's own that its pages speak with. */
  connectTo: readonly string[];
  /** Origins besides the site's own that its pages show pictures of. */
  picturesFrom: readonly string[];
}

/** The policies of every answer. */
export function securityHeaders(options: SecurityOptions) {
  return createMiddleware<{ Variables: PageVariables }>(async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    const scriptSources = c.get("scriptSources") ?? `'nonce-${nonce}'`;
    for (const [name, value] of listSecurityHeaders(options, scriptSources)) c.res.headers.set(name, value);
  });
}

/**
 * The policies of an answer whose inline scripts are allowed by `scriptSources`. Scripts and styles are files of the site;
 * `style` attributes there are none. Nothing may frame a page.
 */
export function listSecurityHeaders(options: SecurityOptions, scriptSources: string): [name: string, value: string][] {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(options, scriptSources)],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ...(options.isHttps ? [HTTPS_ONLY] : []),
  ];
}

const HTTPS_ONLY: [string, string] = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"];

function contentSecurityPolicy(options: SecurityOptions, scriptSources: string): string {
  const { isDevelopment, isHttps, connectTo, picturesFrom } = options;
  // Hot reload exchanges styles as inline elements and speaks over a socket.
  return [
    "default-src 'self'",
    ["script-src 'self'", scriptSources].join(" ").trimEnd(),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ["img-src 'self' data:", ...picturesFrom].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo, ...(isDevelopment ? ["ws:"] : [])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
