import { z } from "zod";

/** A browser's whole answer has some 1,500 characters. */
const LONGEST = 12_000;

const base64url = z.string().regex(/^[\w-]{1,8192}$/);
const credential = {
  id: z.string().regex(/^[\w-]{1,1366}$/),
  rawId: z.string().max(1_366),
  type: z.literal("public-key"),
};

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** What a browser answers when it has made a passkey, as `PublicKeyCredential.toJSON` writes it; what is not needed is dropped. */
const registration = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      // A browser may know ways that others do not: those are forgotten.
      transports: z
        .array(z.string())
        .max(20)
        .default([])
        .transform((names) => names.filter((name) => transport.safeParse(name).success)),
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }));

/** What it answers when a passkey has signed. */
const assertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url,
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }));

export const parseRegistration = (text: string) => parse(registration, text);
export const parseAssertion = (text: string) => parse(assertion, text);

/** Null for what no browser answers. */
function parse<Answer>(shape: z.ZodType<Answer>, text: string): Answer | null {
  if (text.length > LONGEST) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
