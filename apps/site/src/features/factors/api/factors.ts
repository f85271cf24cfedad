import { makePasskey } from '@arara/client';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { factorsKey, rereadFactors as reread } from '../../../lib/reread-factors.ts';

export const factorsQuery = queryOptions({
  queryKey: factorsKey,
  queryFn: ({ signal }) => api('factors', { signal }),
  staleTime: 0,
});

/** The password again, and a code where a second step is on. */
export interface Proof {
  readonly password: string;
  readonly code?: string;
}

export function useStartTotp() {
  return useMutation({ mutationFn: (body: Proof) => api('startTotp', { body }) });
}

/** Turns the app on; answers the recovery codes, null where it is on already and they got lost. */
export function useConfirmTotp() {
  return useMutation({
    mutationFn: async (code: string) => {
      try {
        return (await api('confirmTotp', { body: { code } })).recoveryCodes;
      } catch (error) {
        if (await turnsOutOn()) return null;
        throw error;
      }
    },
    onSuccess: reread,
  });
}

/** True if the server has the app as on by now: the page may not have heard of it. */
async function turnsOutOn(): Promise<boolean> {
  const factors = await api('factors', {}).catch(() => null);
  return factors !== null && factors.totpSince !== null;
}

export function useRemoveTotp() {
  return useMutation({
    mutationFn: (body: Proof) => api('removeTotp', { body }),
    onSuccess: reread,
  });
}

export function useRenewCodes() {
  return useMutation({
    mutationFn: (body: Proof) => api('renewRecoveryCodes', { body }),
    onSuccess: reread,
  });
}

/** Makes a passkey on this device and keeps it; null when its owner turned away. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (proof: Proof) => {
      const { ticket, options } = await api('startPasskey', { body: proof });
      const response = await makePasskey(options);
      return response === null ? null : api('addPasskey', { body: { ticket, response } });
    },
    onSuccess: reread,
  });
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: (body: Proof & { id: string }) => api('removePasskey', { body }),
    onSuccess: reread,
  });
}

export function useSetPasskeyStep() {
  return useMutation({
    mutationFn: (body: Proof & { on: boolean }) => api('setPasskeyStep', { body }),
    onSuccess: reread,
  });
}

interface NewPayment {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly oldPaymentPassword: string;
  readonly forgotten: boolean;
}

/** Sets the password that withdrawals ask for; the cashier asks afresh each time it opens. */
export function useSetPaymentPassword() {
  return useMutation({
    mutationFn: (body: Proof & NewPayment) => api('setPaymentPassword', { body }),
    onSuccess: reread,
  });
}
