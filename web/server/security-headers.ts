import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { isEmbed } from "../app/site/embed-address.ts";
import { PLAYER_ORIGIN, playsVideos } from "../app/site/video-page.ts";

export interface PageVariables {
  /** Lets this answer's own inline scripts run. */
  nonce: string;
  /** What allows its inline scripts and styles instead, where the page comes from the cache: their hashes. */
  inlineSources?: InlineSources;
  /** It was made for whoever asked: no page that is cached would do. */
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
    for (const [name, value] of listSecurityHeaders(options, inlineSources, c.req.path)) {
      // Pictures for other sites say so themselves.
      if (name !== RESOURCE_POLICY || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}

/**
 * The policies of the answer at a path whose inline scripts and styles are allowed by `inlineSources`. All others are files of the
 * site; `style` attributes there are none. Nothing may frame a page but those that are made for it, and no page frames anything but
 * that of the videos.
 */
export function listSecurityHeaders(
  options: SecurityOptions,
  inlineSources: InlineSources,
  path: string,
): [name: string, value: string][] {
  const isFramed = isEmbed(path);
  return [
    ["Content-Security-Policy", contentSecurityPolicy(options, inlineSources, { isFramed, frames: playsVideos(path) })],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    [RESOURCE_POLICY, isFramed ? "cross-origin" : "same-origin"],
    ...(options.isHttps ? [HTTPS_ONLY] : []),
  ];
}

/** Who may embed an answer without asking for it by CORS: pages of the site, unless the answer says otherwise. */
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

const HTTPS_ONLY: [string, string] = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"];

function contentSecurityPolicy(
  options: SecurityOptions,
  inlineSources: InlineSources,
  /** A page that is framed speaks with nobody but the site, and sends no form. `frames` is where others' recordings are played. */
  { isFramed, frames }: { isFramed: boolean; frames: boolean },
): string {
  const { isDevelopment, isHttps, connectTo, picturesFrom } = options;
  // Hot reload exchanges styles as inline elements and speaks over a socket.
  return [
    isFramed ? "default-src 'none'" : "default-src 'self'",
    ["script-src 'self'", inlineSources.scripts].join(" ").trimEnd(),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", inlineSources.styles].join(" ").trimEnd(),
    ["img-src 'self' data:", ...(isFramed ? [] : picturesFrom)].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...(isFramed ? [] : connectTo), ...(isDevelopment ? ["ws:"] : [])].join(" "),
    ...(isFramed ? ["worker-src 'self'"] : []),
    `frame-src ${frames ? PLAYER_ORIGIN : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${isFramed ? "'none'" : "'self'"}`,
    `frame-ancestors ${isFramed ? "*" : "'none'"}`,
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
