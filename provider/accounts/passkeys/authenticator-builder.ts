import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Flags of what an authenticator signs: somebody was there, they were recognised, and a key comes along. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

type Asked = { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } };
type Ways = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; userHandle?: string };

/** For tests: an authenticator with one passkey on P-256, as browsers answer for it. What is said in `Ways` it does wrong. */
export function createAuthenticator({ origin = "https://site.test" } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let counter = 0;
  let owner = "";

  function toClientData(type: string, challenge: string, from: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  }

  function toAuthenticatorData(rpId: string, flags: number, count: number): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  }

  function toKey(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const point = (text: string) => Buffer.from(text, "base64url");
    return cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(point(x))],
      [cborInt(-3), cborBytes(point(y))],
    ]);
  }

  return {
    id,

    /** Makes the passkey that `options` ask for. */
    make(options: string, ways: Ways = {}): string {
      const { challenge, rp, user }: Asked = JSON.parse(options);
      owner = user?.id ?? "";
      const flags = PRESENT | WITH_KEY | (ways.isVerified === false ? 0 : VERIFIED);
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        toAuthenticatorData(ways.rpId ?? rp?.id ?? "", flags, counter),
        Buffer.alloc(16),
        length,
        credentialId,
        toKey(),
      ]);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(authData)],
      ]);
      const clientData = toClientData("webauthn.create", challenge, ways.origin ?? origin);
      const response = {
        clientDataJSON: clientData.toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal", "hybrid"],
      };
      return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
    },

    /** Signs what `options` ask for. */
    sign(options: string, ways: Ways = {}): string {
      const { challenge, rpId = "" }: Asked = JSON.parse(options);
      counter = ways.counter ?? counter + 1;
      const flags = PRESENT | (ways.isVerified === false ? 0 : VERIFIED);
      const authenticatorData = toAuthenticatorData(ways.rpId ?? rpId, flags, counter);
      const clientData = toClientData("webauthn.get", challenge, ways.origin ?? origin);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      const response = {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: ways.userHandle ?? owner,
      };
      return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

/** CBOR (RFC 8949), as much of it as a passkey needs. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
