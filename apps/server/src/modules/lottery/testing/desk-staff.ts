import type { Permission } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StaffSession } from '../../../platform/http/caller.ts';

const everything: readonly Permission[] = ['lottery:result:enter:all', 'lottery:ticket:decide:all'];

/** A signed-in person who may do everything about lotteries, or just that. */
export const staff = (email: string, permissions = everything): StaffSession => ({
  id: 1n,
  email,
  name: email,
  brands: ['arara'],
  permissions: new Set(permissions),
  sessionId: '1',
  address: '10.0.0.1',
  roles: [],
  expiresAt: new Date('2099-01-01'),
  next: null,
  hasPasskey: false,
});

/** The code of a refusal, or `done`. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
