import type { BodyInputOf, addIdNumberCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { faultCode } from '../../../lib/fault-text.ts';
import { mayPass } from '@arara/client';
import { rereadMember } from '../../../lib/reread-member.ts';
import { useSession } from '../../../lib/session.ts';

/**
 * Gives the account its CPF, once; the cashier asks afresh each time it opens. Where the answer got
 * lost, the member tells whether it was good.
 */
export async function saveIdNumber(body: BodyInputOf<typeof addIdNumberCall>): Promise<void> {
  try {
    await api('addIdNumber', { body });
    await rereadMember();
  } catch (error) {
    const lost = mayPass(error);
    // Another was added elsewhere: the page behind shows it, and the form says that it stays.
    if (!lost && faultCode(error) !== 'id.number.set') throw error;
    await rereadMember().catch(() => undefined);
    if (!lost || !hasIdNumber()) throw error;
  }
}

const hasIdNumber = (): boolean => typeof useSession.getState().member?.idNumberMasked === 'string';
