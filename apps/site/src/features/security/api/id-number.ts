import type { BodyInputOf, addIdNumber } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { rereadMember } from '../../../lib/reread-member.ts';

/** Gives the account its CPF, once; the cashier asks afresh each time it opens. */
export async function saveIdNumber(body: BodyInputOf<typeof addIdNumber>): Promise<void> {
  await api('addIdNumber', { body });
  await rereadMember();
}
