import { start } from './start.ts';

/** The entry for talking to a person; its address comes sealed. */
const talkType = '3';
const keyChars = 8;
const nonceBytes = 12;
const size = 'width=440,height=500';

/** Whether the site has somebody to talk to. */
export const canTalk = (): boolean => start.customerService.some(({ type }) => type === talkType);

/**
 * Opens customer service in a window of its own (specification: 440 by 500). The window opens at
 * the press, or the browser would block it, and closes again if its address cannot be had.
 */
export async function openService(): Promise<void> {
  const entry = start.customerService.find(({ type }) => type === talkType);
  if (entry === undefined) return;
  const window = open('', 'arara-service', size);
  try {
    const path = await openPath(entry.path);
    if (window === null) location.assign(path);
    else window.location.replace(new URL(path, location.href));
  } catch {
    window?.close();
  }
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
