import { ApiError } from '@arara/client';
import { onOtherSession } from '../../lib/session.ts';
import { serverNow } from '../../lib/start.ts';
import { tabStorage } from '@arara/client';
import type { Contact } from './confirmed.ts';

/** A code that is under way, and until when it is good, by the server's clock. */
export interface SentCode {
  readonly contact: Contact;
  readonly until: number;
  /** The account that asked for it; to no other is it shown. */
  readonly member: string;
}

type Kind = Contact['kind'];

const second = 1_000;
const kinds: readonly Kind[] = ['email', 'mobile'];
/** It lies beside the token, for as long as the tab: the address is the member's own affair. */
const keyOf = (kind: Kind): string => `contact:${kind}`;
const member = (): string => tabStorage.getItem('username') ?? '';
const waitCodes = new Set(['email.wait', 'sms.wait']);

/** The code that waits to be typed, so that a layer that was closed or reloaded has its field. */
export function sentCode(kind: Kind): SentCode | null {
  try {
    const sent = JSON.parse(tabStorage.getItem(keyOf(kind)) ?? 'null') as SentCode | null;
    const isHere = sent !== null && sent.member === member() && sent.until > serverNow();
    return isHere ? sent : null;
  } catch {
    return null;
  }
}

/** Keeps that a code is good for so many seconds. */
export function keepSent(contact: Contact, seconds: number): SentCode {
  const sent: SentCode = {
    contact,
    until: serverNow() + seconds * second,
    member: member(),
  };
  tabStorage.setItem(keyOf(contact.kind), JSON.stringify(sent));
  return sent;
}

/** The code has done what it was for. */
export const forgetSent = (kind: Kind): void => tabStorage.removeItem(keyOf(kind));

/** For how many seconds a code is good that was sent before; null for every other refusal. */
export function secondsOfEarlier(error: unknown): number | null {
  if (!(error instanceof ApiError) || !waitCodes.has(error.code)) return null;
  return (error.value as { readonly seconds?: number } | undefined)?.seconds ?? null;
}

onOtherSession(() => kinds.forEach(forgetSent));
