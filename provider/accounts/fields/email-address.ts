import { domainToASCII } from "node:url";

const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

// Before it is put in lower case: that makes a plain k of a Kelvin sign.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$`);

/**
 * An address as it is stored: in lower case, its domain in the letters of DNS. Null for what no message can be sent to.
 * Quoted names, addresses of machines and names in other scripts are legal and refused: mail programs fail on them.
 */
export function parseEmailAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  const at = trimmed.lastIndexOf("@");
  const localPart = trimmed.slice(0, Math.max(0, at));
  const domain = toDomain(trimmed.slice(at + 1));
  if (localPart.length > LONGEST_LOCAL_PART || !LOCAL_PART.test(localPart) || !DOMAIN.test(domain)) return null;
  const address = `${localPart.toLowerCase()}@${domain}`;
  return address.length > LONGEST ? null : address;
}

/** Plain names stay as they are: URL parsing would make an address of a machine of some of them. */
function toDomain(name: string): string {
  const isPlain = /^[\w.-]*$/.test(name);
  return (isPlain ? name : domainToASCII(name)).toLowerCase();
}
