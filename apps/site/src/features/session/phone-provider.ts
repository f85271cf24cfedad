import { ApiError } from '@arara/client';
import { loadNamespaces, translate } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { onOtherSession } from '../../lib/session.ts';
import { tabStorage } from '@arara/client';
import { providersQuery } from './api/providers.ts';
import { passCaptcha } from './captcha-window.ts';
import { phoneFaultOf, waitSeconds } from './phone-faults.ts';
import type { PhoneFault } from './phone-faults.ts';
import type { PhoneNumber } from './sms-countdown.ts';

/** The provider's interface for browsers (Identity Toolkit), and the key of the site's project. */
interface Provider {
  readonly apiUrl: string;
  readonly apiKey: string;
  /** The page with its check for robots. */
  readonly checkUrl: string;
}

/** A code under way: the provider's name for it, and the number it went to (E.164). */
interface Sent {
  readonly to: string;
  readonly session: string;
}

const sessionKey = 'phone:session';
const timeoutMs = 20_000;
/** For so long no other code is sent (specification, section 9). */
const countdownSeconds = 60;

/** A code that was right, with the token it brought: it is good once, and forms are sent twice. */
let proven: { readonly to: string; readonly code: string; readonly token: string } | null = null;

// A proof that one person began is not for the next one in this tab.
onOtherSession(() => {
  proven = null;
  tabStorage.removeItem(sessionKey);
});

/** Has the provider send a code, after its check for robots; answers how long no other is sent. */
export async function sendCodeByProvider(number: PhoneNumber): Promise<number> {
  await loadNamespaces('phone');
  const provider = await openProvider();
  const phoneNumber = internationalOf(number);
  if (phoneNumber === '') throw fault('missing');
  const { recaptchaSiteKey } = await ask(provider, 'recaptchaParams', null);
  const check = await passCaptcha({ url: provider.checkUrl, siteKey: recaptchaSiteKey ?? '' });
  if (check === 'closed' || check === 'failed') throw fault(check === 'closed' ? check : 'captcha');
  const body = { phoneNumber, recaptchaToken: check.token };
  const { sessionInfo } = await ask(provider, 'accounts:sendVerificationCode', body);
  proven = null;
  const sent: Sent = { to: phoneNumber, session: sessionInfo ?? '' };
  tabStorage.setItem(sessionKey, JSON.stringify(sent));
  return countdownSeconds;
}

/**
 * The provider's word that the code was right, to be judged by the server. A code that went to another
 * number than the one typed proves nothing here: it counts as expired.
 */
export async function proveByProvider(typed: string, number: PhoneNumber): Promise<string> {
  await loadNamespaces('phone');
  const code = typed.replace(/\s/g, '');
  if (code === '') throw fault('code.missing');
  const to = internationalOf(number);
  if (proven?.to === to && proven.code === code) return proven.token;
  const sent = readSent();
  if (sent === null || sent.to !== to) throw fault('expired');
  const provider = await openProvider();
  const body = { sessionInfo: sent.session, code };
  const { idToken } = await ask(provider, 'accounts:signInWithPhoneNumber', body);
  if (idToken === undefined) throw fault('unknown');
  tabStorage.removeItem(sessionKey);
  proven = { to, code, token: idToken };
  return idToken;
}

function readSent(): Sent | null {
  try {
    return JSON.parse(tabStorage.getItem(sessionKey) ?? 'null') as Sent | null;
  } catch {
    return null;
  }
}

async function openProvider(): Promise<Provider> {
  const { firebase } = await queryClient.fetchQuery(providersQuery);
  if (firebase === null) throw fault('off');
  return firebase;
}

/** As E.164 writes it, from what was typed and the country beside it. */
function internationalOf({ mobileNum, countryDialingCode }: PhoneNumber): string {
  const digits = mobileNum.replace(/\D/g, '');
  if (digits === '') return '';
  if (mobileNum.trim().startsWith('+')) return `+${digits}`;
  return `+${countryDialingCode.replace('+', '')}${digits.replace(/^0+/, '')}`;
}

type Said = Partial<Record<'recaptchaSiteKey' | 'sessionInfo' | 'idToken', string>> & {
  readonly error?: { readonly message?: string };
};

async function ask({ apiUrl, apiKey }: Provider, name: string, body: object | null): Promise<Said> {
  const response = await reach(`${apiUrl}/v1/${name}?key=${encodeURIComponent(apiKey)}`, {
    method: body === null ? 'GET' : 'POST',
    ...(body === null
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const said = (await response.json().catch(() => null)) as Said | null;
  if (response.ok && said !== null) return said;
  throw fault(phoneFaultOf(said?.error?.message));
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    const code = (cause as Error).name === 'TimeoutError' ? 'network.slow' : 'network.lost';
    throw new ApiError({ code, status: 0, message: code });
  }
}

const fields: Partial<Record<PhoneFault, string>> = {
  invalid: 'mobileNum',
  missing: 'mobileNum',
  'code.invalid': 'verificationCode',
  'code.missing': 'verificationCode',
  expired: 'verificationCode',
};

/** A failure in the words of the specification, at its field where it has one. */
function fault(name: PhoneFault): ApiError {
  return new ApiError({
    code: `phone.${name}`,
    status: 400,
    message: translate('phone', name),
    field: fields[name],
    ...(name === 'too.many' ? { value: { seconds: waitSeconds } } : {}),
  });
}
