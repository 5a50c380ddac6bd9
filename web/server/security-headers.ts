import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";

export interface PageVariables {
  /** Lets this answer's own inline scripts run. */
  nonce: string;
  /** What allows its inline scripts and styles instead, where the page comes from the cache: their hashes. */
  inlineSources?: InlineSources;
  /** It was made for whoever asked: no page that is kept would do. */
  isMade?: boolean;
}

/** What allows the inline scripts and styles of an answer: a nonce, or hashes; sources of a content security policy. */
export interface InlineSources {
  scripts: string;
  styles: string;
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
    const ownNonce = `'nonce-${nonce}'`;
    const inlineSources = c.get("inlineSources") ?? { scripts: ownNonce, styles: ownNonce };
    for (const [name, value] of listSecurityHeaders(options, inlineSources)) {
      // Pictures for other sites say so themselves.
      if (name !== RESOURCE_POLICY || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}

/**
 * The policies of an answer whose inline scripts and styles are allowed by `inlineSources`. All others are files of the site;
 * `style` attributes there are none. Nothing may frame a page.
 */
export function listSecurityHeaders(
  options: SecurityOptions,
  inlineSources: InlineSources,
): [name: string, value: string][] {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(options, inlineSources)],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    [RESOURCE_POLICY, "same-origin"],
    ...(options.isHttps ? [HTTPS_ONLY] : []),
  ];
}

/** Who may embed an answer without asking for it by CORS: pages of the site, unless the answer says otherwise. */
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

const HTTPS_ONLY: [string, string] = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"];

function contentSecurityPolicy(options: SecurityOptions, inlineSources: InlineSources): string {
  const { isDevelopment, isHttps, connectTo, picturesFrom } = options;
  // Hot reload exchanges styles as inline elements and speaks over a socket.
  return [
    "default-src 'self'",
    ["script-src 'self'", inlineSources.scripts].join(" ").trimEnd(),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", inlineSources.styles].join(" ").trimEnd(),
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
