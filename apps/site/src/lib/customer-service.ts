import { toasts } from '@arara/ui';
import { translate } from './i18n.ts';
import { useSession } from './session.ts';
import { start } from './start.ts';

/** The entry for talking to a person; its address comes sealed. */
const talkType = '3';
/** The entry for members of a high rank. */
const vipType = 'VIP';
/** Members above this rank are served by the VIP service (specification, section 9). */
const vipAboveRank = 4;
const keyChars = 8;
const nonceBytes = 12;
const size = 'width=440,height=500';

const entryOf = (wanted: string) => start.customerService.find(({ type }) => type === wanted);

/** Whether the site has somebody to talk to. */
export const canTalk = (): boolean => entryOf(talkType) !== undefined;

/** The entry that serves whoever asks: members of a high rank have one of their own. */
function entryForMember() {
  const rank = useSession.getState().member?.clubLabel.rankLevel ?? 0;
  return (rank > vipAboveRank ? entryOf(vipType) : undefined) ?? entryOf(talkType);
}

/** Customer service: VIP service for a high rank, the live chat for everybody else. */
export const openService = (): Promise<void> => openWindow(entryForMember());

/** The live chat itself. */
export const openChat = (): Promise<void> => openWindow(entryOf(talkType));

/**
 * Opens customer service in a window of its own (specification: 440 by 500). The window opens at
 * the press, or the browser would block it, and closes again if its address cannot be had.
 */
async function openWindow(entry: ReturnType<typeof entryOf>): Promise<void> {
  if (entry === undefined) return;
  const window = open('', 'arara-service', size);
  try {
    const path = entry.type === talkType ? await openPath(entry.path) : entry.path;
    const address = allowedAddress(path);
    if (window === null) location.assign(address);
    else window.location.replace(address);
  } catch {
    window?.close();
    toasts.show({ tone: 'bad', title: translate('ui', 'service.failed') });
  }
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
