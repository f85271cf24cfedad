import type { AuditFault, AuditLine, ProvedChain, StaffSelf } from '@arara/contract';
import type { z } from 'zod';
import type { StaffSession } from '../../platform/http/caller.ts';
import type { AuditRow } from './audit.repository.ts';
import type { AuditProof } from './audit-proof.repository.ts';

/** A staff account as its own session sees it. */
export function presentSelf(session: StaffSession): StaffSelf {
  return {
    email: session.email,
    name: session.name,
    brands: [...session.brands],
    roles: [...session.roles],
    permissions: [...session.permissions],
    next: session.next,
    passkey: session.hasPasskey,
    expiresAt: session.expiresAt.toISOString(),
  };
}

export const presentAudit = ({
  id,
  at,
  sessionId,
  place,
  hash,
  ...line
}: AuditRow): z.output<typeof AuditLine> => ({
  ...line,
  id: String(id),
  at: at.toISOString(),
  session: sessionId,
  place: place === null ? null : Number(place),
  hash: hash?.toString('hex') ?? null,
});

/** The house's own chain has the name ''. */
const merchantOf = (chain: string): string | null => (chain === '' ? null : chain);

/** The proofs of the audit as staff of a brand see them: the chain of the brand and that of the house. */
export function presentProof(
  { newest, sound }: { readonly newest: AuditProof | null; readonly sound: AuditProof | null },
  merchant: string,
) {
  if (newest === null) return { proof: null, chains: [], faults: [] };
  const { id, madeAt, hash, body } = newest;
  const proofsSound = body.proof_faults.length === 0;
  const names = ['', merchant];
  const faults = body.faults.filter(({ chain }) => names.includes(chain));
  // Faults beyond the first hundred are not named: then nothing counts as sound.
  const isTold = body.fault_count === body.faults.length;
  const chains = names.map((chain): z.output<typeof ProvedChain> => {
    const isSound = proofsSound && isTold && faults.every((fault) => fault.chain !== chain);
    const proof = isSound ? newest : sound;
    const head = proof?.body.heads[chain];
    return {
      merchant: merchantOf(chain),
      sound: isSound,
      provedTo:
        proof === null || head === undefined
          ? null
          : { place: head[0], line: head[1], hash: head[2], at: proof.madeAt.toISOString() },
    };
  });
  return {
    proof: {
      id: String(id),
      madeAt: madeAt.toISOString(),
      hash: hash.toString('hex'),
      whole: body.whole,
      proofsSound,
    },
    chains,
    faults: faults.map(({ chain, ...fault }): z.output<typeof AuditFault> => ({
      merchant: merchantOf(chain),
      ...fault,
    })),
  };
}
