import { start } from './start.ts';

const keyChars = 8;
const nonceBytes = 12;

/** The address of an entry for customer service; throws where it is none that may be opened. */
export async function addressOf(path: string, isSealed: boolean): Promise<URL> {
  return allowedAddress(isSealed ? await openPath(path) : path);
}

/** Only an address of this site, or of a service that the operator has named, is ever opened. */
function allowedAddress(path: string): URL {
  const address = new URL(path, location.href);
  const allowed = [location.origin, ...start.settings.serviceOrigins];
  if (!allowed.includes(address.origin)) throw new Error(`not a service: ${address.origin}`);
  return address;
}

/** Opens a sealed path with its last eight characters as the key (AES-256-GCM, as the server seals). */
async function openPath(sealed: string): Promise<string> {
  const key8 = new TextEncoder().encode(sealed.slice(-keyChars));
  const bytes = fromBase64Url(sealed.slice(0, -keyChars));
  const digest = await crypto.subtle.digest('SHA-256', key8);
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt']);
  const iv = bytes.slice(0, nonceBytes);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(nonceBytes));
  return new TextDecoder().decode(plain);
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
