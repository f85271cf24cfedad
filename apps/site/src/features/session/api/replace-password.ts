import { useMutation } from '@tanstack/react-query';
import type { BodyInputOf, changePasswordCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';

/** Replaces a password that must not stay: the flagged one, or one that has expired. */
export function useReplacePassword() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changePasswordCall>) => api('changePassword', { body }),
  });
}
