import { useDeadline } from '@arara/ui';
import { useState } from 'react';
import { serverNow } from '../../lib/start.ts';
import { deviceStorage } from '@arara/client';

export type SmsPurpose = 'login' | 'register' | 'recovery' | 'provider';

export interface PhoneNumber {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** A code that was sent, and until when no other is, by the server's clock. */
interface SentCode extends PhoneNumber {
  readonly until: number;
}

const keyOf = (purpose: SmsPurpose): string => `sms:${purpose}`;
const second = 1_000;

function readSent(purpose: SmsPurpose): SentCode | null {
  try {
    const sent = JSON.parse(deviceStorage.getItem(keyOf(purpose)) ?? 'null') as SentCode | null;
    return sent !== null && sent.until > serverNow() ? sent : null;
  } catch {
    return null;
  }
}

/** The number that a code is under way to, so that a page that was reloaded shows it again. */
export function sentNumber(purpose: SmsPurpose): PhoneNumber | null {
  return readSent(purpose);
}

const digitsOf = ({ mobileNum, countryDialingCode }: PhoneNumber): string =>
  `${countryDialingCode.replace('+', '')} ${mobileNum.replace(/\D/g, '')}`;

/** The countdown of a number's code; it outlives the page. Another number is another countdown. */
export function useSmsCountdown(purpose: SmsPurpose, number: PhoneNumber) {
  const [sent, setSent] = useState(() => readSent(purpose));
  const left = useDeadline(sent?.until ?? 0, serverNow);
  const same = sent !== null && digitsOf(sent) === digitsOf(number);
  return {
    /** Seconds until another code can be asked for; 0: now. */
    seconds: same ? Math.ceil(left / second) : 0,
    begin(seconds: number, to: PhoneNumber): void {
      const next: SentCode = { ...to, until: serverNow() + seconds * second };
      deviceStorage.setItem(keyOf(purpose), JSON.stringify(next));
      setSent(next);
    },
  };
}
