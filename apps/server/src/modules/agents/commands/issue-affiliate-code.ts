import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { AgentsDeps } from '../agents.deps.ts';
import { insertCode } from '../agents.repository.ts';
import { codeKey } from '../code-key.ts';

/** A code that an agent is to have. */
export interface GivenCode {
  readonly merchant: string;
  readonly code: string;
  readonly ownerId: bigint;
  /** The only host where it counts; null or absent: it counts on all of them. */
  readonly domain?: string | null;
}

/** Gives an agent a code of their own; throws when it is taken. */
export async function issueAffiliateCode(
  { clock }: Pick<AgentsDeps, 'clock'>,
  tx: Tx,
  { merchant, code, ownerId, domain = null }: GivenCode,
): Promise<void> {
  const given = { merchant, key: codeKey(code), code, kind: 'affiliate', ownerId, domain } as const;
  invariant(await insertCode(tx, given, clock.now()), `affiliate code ${code} is free`);
}
