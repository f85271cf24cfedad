import { sql, transaction } from '@arara/postgres';
import type { Db, Pool } from '@arara/postgres';

/** Something that a proof found. The house's own chain has the name ''. */
export interface AuditFault {
  readonly chain: string;
  /** The number in the chain; null for a line that the chain does not have. */
  readonly place: number | null;
  /** The line; null where it is not known any more. */
  readonly line: string | null;
  /**
   * `content_changed`: a line was edited. `line_missing`: a line was removed, and its link was left.
   * `link_missing`: a link was removed. `line_added`: a line was put in past the chain. `chain_broken`: a link
   * does not continue the one before. `end_changed`: the end of the chain was cut off or written anew.
   * `proved_changed`: what an earlier proof had vouched for is gone.
   */
  readonly fault:
    | 'content_changed'
    | 'line_missing'
    | 'link_missing'
    | 'line_added'
    | 'chain_broken'
    | 'end_changed'
    | 'proved_changed';
}

/** The last link of a chain: its number, its line and its hash. */
export type AuditHead = readonly [place: number, line: string | null, hash: string];

export interface AuditProofBody {
  /** True if the content of every line was compared; false: of those that were new. */
  readonly whole: boolean;
  /** The sound proof that it started from. */
  readonly kept: string | null;
  /** The lines whose content was compared. */
  readonly lines: number;
  /** The first hundred faults; `fault_count` is the number of all. */
  readonly faults: readonly AuditFault[];
  readonly fault_count: number;
  /** Earlier proofs that were changed, or that miss the one before. */
  readonly proof_faults: readonly string[];
  readonly heads: Readonly<Record<string, AuditHead>>;
}

export interface AuditProof {
  readonly id: bigint;
  readonly madeAt: Date;
  readonly sound: boolean;
  readonly body: AuditProofBody;
  readonly hash: Buffer;
}

type Row = AuditProof & Record<string, unknown>;

const columns = sql`p.id, p.made_at as "madeAt", p.sound, p.body, p.hash`;

/**
 * Proves the links of the audit and the content of its new lines, or of the `whole` audit, and stores the
 * proof. Throws the database's 55P03 where another proof is under way.
 */
export async function proveAudit(pool: Pool, whole: boolean): Promise<AuditProof> {
  return transaction(
    pool,
    async (tx) => {
      const { rows } = await tx.query<Row>(
        sql`select ${columns} from staff.prove_audit(${whole}) p`,
      );
      const [proof] = rows;
      if (proof === undefined) throw new Error('The proof of the audit has no row.');
      return proof;
    },
    { isolation: 'repeatable read' },
  );
}

/** The newest proof and the newest sound one; null before the first. */
export async function lastProofs(
  db: Db,
): Promise<{ readonly newest: AuditProof | null; readonly sound: AuditProof | null }> {
  const { rows } = await db.query<Row>(sql`
    (select ${columns} from staff.audit_proof p order by p.id desc limit 1)
    union all
    (select ${columns} from staff.audit_proof p where p.sound order by p.id desc limit 1)
    order by id desc`);
  const [newest = null] = rows;
  return { newest, sound: rows.find(({ sound }) => sound) ?? null };
}
