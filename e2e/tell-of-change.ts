import { createHmac } from "node:crypto";
import { rawRequest } from "./raw-request.ts";

/** Tells a site that its content has changed, as a provider does who knows a secret; the status of what it answers. */
export async function tellOfChange(origin: string, secret: string): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = '{"event":"entry.publish"}';
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  const headers = { "x-webhook-timestamp": timestamp, "x-webhook-signature": signature };
  return (await rawRequest(origin, "/webhooks/content", { method: "POST", headers, body: [body] })).status;
}
