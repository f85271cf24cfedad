import { randomInt } from 'node:crypto';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { AgentsDeps } from '../agents.deps.ts';
import { findActiveCode, insertCode, insertInvitation } from '../agents.repository.ts';
import { codeAlphabet, referralLength } from '../agents.settings.ts';
import { codeKey } from '../code-key.ts';

const triesMax = 5;

/** A new member, and the codes that the member came with. */
export interface MemberArrival {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly codes: readonly string[];
}

/** Records who brought a new member, and gives the member a referral code. A code that is not in force counts for nothing. */
export async function welcome(
  deps: AgentsDeps,
  tx: Tx,
  { playerId, merchant, codes }: MemberArrival,
): Promise<void> {
  for (const code of codes) {
    const by = await findActiveCode(tx, merchant, codeKey(code));
    if (by !== null) await insertInvitation(tx, playerId, by, deps.clock.now());
  }
  await issueReferralCode(deps, tx, merchant, playerId);
}

async function issueReferralCode(
  { clock, below = (limit) => randomInt(limit) }: AgentsDeps,
  tx: Tx,
  merchant: string,
  ownerId: bigint,
): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const code = Array.from(
      { length: referralLength },
      () => codeAlphabet[below(codeAlphabet.length)],
    ).join('');
    const made = {
      merchant,
      key: codeKey(code),
      code,
      kind: 'referral',
      ownerId,
      domain: null,
    } as const;
    if (await insertCode(tx, made, clock.now())) return;
  }
  invariant(false, 'a free referral code is found in a few tries');
}
