import { hash } from "node:crypto";
import { basename, extname } from "node:path/posix";
import { z } from "zod";
import { count, text } from "./field-schemas.ts";

const MIME_TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".vtt": "text/vtt",
  ".webp": "image/webp",
};

/** A file by its address, as an uploaded file of the content model. */
export const media = z
  .strictObject({
    url: text,
    alternativeText: text.optional(),
    caption: text.optional(),
    width: count.optional(),
    height: count.optional(),
    sizeInKilobytes: z.number().min(0).default(0),
  })
  .transform(({ url, sizeInKilobytes, ...described }) => {
    const name = basename(url);
    const ext = extname(name);
    const digest = hash("sha256", url);
    return {
      ...described,
      id: String(Number.parseInt(digest.slice(0, 12), 16)),
      documentId: digest.slice(0, 24),
      url,
      name,
      ext,
      hash: name.slice(0, name.length - ext.length),
      mime: MIME_TYPES[ext.toLowerCase()] ?? "application/octet-stream",
      size: sizeInKilobytes,
      provider: "local",
    };
  });
