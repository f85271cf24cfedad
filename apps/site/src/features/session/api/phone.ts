import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyInputOf, registerMobileCall, resetByPhoneCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { openSession } from '../../../lib/session.ts';
import type { PhoneNumber, SmsPurpose } from '../sms-countdown.ts';
import { solveBotCheck } from '../bot-check.ts';
import { underKey } from '../registration-key.ts';
import { staysSignedIn } from '../stay.ts';
import { enterOpened } from './register.ts';

/** Every country with its calling code; they change once in years. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => api('countries', { signal }),
  staleTime: Infinity,
});

/** Has a code sent; answers for how many seconds another one is not to be had. */
export async function askForCode(purpose: SmsPurpose, number: PhoneNumber): Promise<number> {
  if (purpose === 'provider') {
    const { sendCodeByProvider } = await import('../phone-provider.ts');
    return sendCodeByProvider(number);
  }
  const challenge = await solveBotCheck();
  const { mobileNum, countryDialingCode } = number;
  if (purpose === 'register') {
    const body = { mobileNo: mobileNum, countryDialingCode, challenge };
    return 60 * (await api('registerCode', { body })).expiredMinutes;
  }
  const body = { mobileNum, countryDialingCode, challenge };
  if (purpose === 'recovery') return (await api('recoveryCode', { body })).expirationTime;
  return 60 * (await api('loginCode', { body })).expiredMinutes;
}

/** Opens an account by mobile number and signs it in. */
export function useRegisterMobile() {
  return useMutation({
    mutationFn: (form: BodyInputOf<typeof registerMobileCall>) => {
      const body = { ...form, rememberMe: staysSignedIn() };
      return underKey((idempotencyKey) => api('registerMobile', { body, idempotencyKey }));
    },
    onSuccess: enterOpened,
  });
}

/** Sets a new password with the code of a message, and signs in. */
export function useResetByPhone() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof resetByPhoneCall>) => api('resetByPhone', { body }),
    onSuccess: openSession,
  });
}
