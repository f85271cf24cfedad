import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export interface StatementLine {
  readonly id: string;
  readonly kind: 'PIX_RECEBIDO' | 'PIX_ENVIADO' | 'DEVOLUCAO_ENVIADA' | 'DEVOLUCAO_RECEBIDA';
  readonly end_to_end_id: string;
  readonly payout_id: string | null;
  /** In centavos, below zero where it left the account. */
  readonly amount: bigint;
  readonly at: Date;
}

interface Asked {
  readonly from: Date;
  readonly to: Date;
  readonly page: number;
  readonly size: number;
}

interface Answer {
  readonly balance: bigint;
  /** Lines of the span on all pages. */
  readonly total: number;
  readonly lines: readonly StatementLine[];
}

/** A page of the account's movements, oldest first, with its balance of the same moment. */
export async function readStatement(db: Db, { from, to, page, size }: Asked): Promise<Answer> {
  const { rows } = await db.query<
    { balance: bigint; total: number } & { [K in keyof StatementLine]: StatementLine[K] | null }
  >(sql`
    with line as materialized (
      select end_to_end_id as id, 'PIX_RECEBIDO' as kind, end_to_end_id, null as payout_id, amount,
        paid_at as at
      from sandbox.payment
      union all
      select rtr_id, 'DEVOLUCAO_ENVIADA', end_to_end_id, null, -amount, settled_at
      from sandbox.refund where status = 'DEVOLVIDO'
      union all
      select end_to_end_id, 'PIX_ENVIADO', end_to_end_id, id, -amount, settled_at
      from sandbox.payout where status = 'REALIZADO'
      union all
      select return_id, 'DEVOLUCAO_RECEBIDA', end_to_end_id, id, amount, returned_at
      from sandbox.payout where returned_at is not null
    ), asked as (
      select * from line where at >= ${from} and at < ${to}
    )
    select s.balance, s.total, l.*
    from (select (select coalesce(sum(amount), 0)::bigint from line) as balance,
      (select count(*)::integer from asked) as total) s
    left join lateral (
      select * from asked order by at, id limit ${size} offset ${page * size}
    ) l on true
    order by l.at, l.id`);
  const [first] = rows;
  return {
    balance: first?.balance ?? 0n,
    total: first?.total ?? 0,
    lines: rows.flatMap(({ balance: _balance, total: _total, ...line }) =>
      line.id === null ? [] : [line as StatementLine],
    ),
  };
}
