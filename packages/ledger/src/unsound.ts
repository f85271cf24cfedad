import { sql, type Db, type Tx } from '@arara/postgres';

/** A proof that found a fault, which no operator has answered yet. */
export interface UnsoundProof {
  readonly id: bigint;
  readonly madeAt: Date;
}

/** The facts that a person needs to know of an unsound proof. */
export interface UnsoundReport extends UnsoundProof {
  /** The faults that it found, by the name that the body of the proof has for it; at most 100 of each kind. */
  readonly faults: Readonly<Record<string, unknown>>;
}

/** A clearance as it was written down. */
export interface WrittenClearance extends Clearance {
  readonly clearedAt: Date;
}

/** How an operator answers unsound proofs. */
export interface Clearance {
  /** The newest unsound proof that the operator has seen: it and those before it are answered. */
  readonly proof: bigint;
  /** 1 to 500 characters. */
  readonly reason: string;
  readonly by: string;
  /** The account of the machine that the command was given from; null: not told. */
  readonly ranBy: string | null;
}

/** The newest unsound proof that is not cleared; null: money may leave the house. */
export async function readUnsound(db: Db): Promise<UnsoundProof | null> {
  const { rows } = await db.query<{ id: bigint; made_at: Date }>(sql`
    SELECT p.id, p.made_at FROM ledger.proofs p
    WHERE NOT p.sound AND p.id > coalesce((SELECT max(c.proof_id) FROM ledger.clearances c), 0)
    ORDER BY p.id DESC LIMIT 1`);
  const [proof] = rows;
  return proof === undefined ? null : { id: proof.id, madeAt: proof.made_at };
}

/**
 * Writes down that an operator looked at the unsound proofs; true where the named one was the newest. A
 * newer one is not cleared with it: nobody has looked at that. Of two who clear at once, one does.
 */
export async function writeClearance(tx: Tx, clearance: Clearance): Promise<boolean> {
  const { proof, reason, by, ranBy } = clearance;
  // A statement of its own, so that the next one sees what the other has written.
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('ledger.clear'))`);
  const { rowCount } = await tx.query(sql`
    INSERT INTO ledger.clearances (proof_id, reason, cleared_by, ran_by)
    SELECT p.id, ${reason}, ${by}, ${ranBy}
    FROM (SELECT max(u.id) AS id FROM ledger.proofs u WHERE NOT u.sound) p
    WHERE p.id = ${proof}::bigint
      AND NOT EXISTS (SELECT FROM ledger.clearances c WHERE c.proof_id >= p.id)`);
  return rowCount === 1;
}

/** Unsound proofs that are not cleared, with what they found; the newest first. */
export async function listUnsound(db: Db, limit: number): Promise<UnsoundReport[]> {
  const { rows } = await db.query<{ id: bigint; made_at: Date; body: Record<string, unknown> }>(sql`
    SELECT p.id, p.made_at, p.body - 'heads' AS body FROM ledger.proofs p
    WHERE NOT p.sound AND p.id > coalesce((SELECT max(c.proof_id) FROM ledger.clearances c), 0)
    ORDER BY p.id DESC LIMIT ${limit}`);
  return rows.map(({ id, made_at: madeAt, body }) => ({ id, madeAt, faults: faultsOf(body) }));
}

/** Clearances, the newest first. */
export async function listClearances(db: Db, limit: number): Promise<WrittenClearance[]> {
  const { rows } = await db.query<WrittenClearance & Record<string, unknown>>(sql`
    SELECT c.proof_id AS proof, c.reason, c.cleared_by AS by, c.ran_by AS "ranBy",
      c.cleared_at AS "clearedAt"
    FROM ledger.clearances c ORDER BY c.id DESC LIMIT ${limit}`);
  return rows;
}

const listsOfFaults = [
  'batch_faults',
  'cut_strands',
  'proof_faults',
  'head_faults',
  'account_differences',
  'name_differences',
  'claim_faults',
];

function faultsOf(body: Record<string, unknown>): Record<string, unknown> {
  const faults = listsOfFaults.flatMap((name) => {
    const list = body[name];
    return Array.isArray(list) && list.length > 0 ? [[name, list] as const] : [];
  });
  const currencies = Object.entries((body.currencies ?? {}) as Record<string, { zero: boolean }>);
  const unbalanced = currencies.flatMap(([currency, { zero }]) => (zero ? [] : [currency]));
  return {
    ...Object.fromEntries(faults),
    ...(body.stray_transfers === 0 ? {} : { stray_transfers: body.stray_transfers }),
    ...(body.vouched_changed === true ? { vouched_changed: true } : {}),
    ...(unbalanced.length === 0 ? {} : { unbalanced }),
  };
}
