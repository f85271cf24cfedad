import { randomInt } from 'node:crypto';
import type { Db, Tx } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import { invariant } from '../../platform/errors.ts';
import { findActiveCode, insertCode, insertInvitation } from './agents.repository.ts';
import type { CodeKind, InvitationCode } from './agents.repository.ts';

export interface AgentsService {
  /** Finds out if a code brings members to this domain; null when it does not. */
  findCode(
    merchant: string,
    code: string,
    domain: string | null,
  ): Promise<{ readonly code: string; readonly kind: CodeKind } | null>;
  /** Records who brought a new member, and gives the member a referral code. */
  welcome(
    tx: Tx,
    arrival: { playerId: bigint; merchant: string; codes: readonly string[] },
  ): Promise<void>;
  /** Gives an agent a code of their own; throws when it is taken. */
  issueAffiliateCode(
    tx: Tx,
    given: { merchant: string; code: string; ownerId: bigint; domain?: string | null },
  ): Promise<void>;
}

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const referralLength = 8;
const triesMax = 5;

/** Codes by which members bring others. */
export function createAgentsService(deps: {
  db: Db;
  clock: Clock;
  /** A fair integer from 0 up to, not including, `limit`. */
  below?: (limit: number) => number;
}): AgentsService {
  const { db, clock, below = (limit) => randomInt(limit) } = deps;

  async function findCode(merchant: string, code: string, domain: string | null) {
    const found = await findActiveCode(db, merchant, codeKey(code));
    return found !== null && goodFor(found, domain) ? { code: found.code, kind: found.kind } : null;
  }

  async function issueReferralCode(tx: Tx, merchant: string, ownerId: bigint): Promise<void> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const code = Array.from(
        { length: referralLength },
        () => alphabet[below(alphabet.length)],
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

  return {
    findCode,
    async welcome(tx, { playerId, merchant, codes }) {
      for (const code of codes) {
        const by = await findActiveCode(tx, merchant, codeKey(code));
        if (by !== null) await insertInvitation(tx, playerId, by, clock.now());
      }
      await issueReferralCode(tx, merchant, playerId);
    },
    async issueAffiliateCode(tx, { merchant, code, ownerId, domain = null }) {
      const given = {
        merchant,
        key: codeKey(code),
        code,
        kind: 'affiliate',
        ownerId,
        domain,
      } as const;
      invariant(await insertCode(tx, given, clock.now()), `affiliate code ${code} is free`);
    },
  };
}

function goodFor({ domain }: InvitationCode, visited: string | null): boolean {
  return domain === null || domain.toLowerCase() === visited?.toLowerCase();
}

/** A code as it is compared: case and invisible characters do not count. */
function codeKey(code: string): string {
  return code.normalize('NFKC').replace(/\p{C}/gu, '').trim().toLowerCase();
}
