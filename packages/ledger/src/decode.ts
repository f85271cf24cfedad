import { minor, type Minor } from '@arara/money';
import type { Outcome, PostedTransfer } from './chain.ts';
import type { Refusal } from './refusals.ts';
import { required } from './required.ts';

/** The row of ledger.answers as array literals, unread; null lists: no refusal, one transfer a chain. */
export interface AnswerRow {
  refusals: string | null;
  refused_at: string | null;
  details: string | null;
  replayed: string | null;
  rows_from: string | null;
  rows_count: string | null;
  transfer_ids: string;
  debit_after: string;
  credit_after: string;
}

/** Leaves every column as PostgreSQL wrote it: the lists are read here, and only where needed. */
export const unread = { getTypeParser: () => (text: string) => text };

/** The outcome of each chain, in order. */
export function decodeAnswers(row: AnswerRow, chains: number): Outcome[] {
  const refusals = items(row.refusals);
  const replayed = items(row.replayed);
  const from = items(row.rows_from);
  const count = items(row.rows_count);
  const ids = items(row.transfer_ids);
  const debits = items(row.debit_after);
  const credits = items(row.credit_after);
  const outcomes: Outcome[] = [];
  for (let chain = 0; chain < chains; chain += 1) {
    if ((refusals[chain] ?? 'NULL') !== 'NULL') {
      outcomes.push(refused(row, chain));
      continue;
    }
    const transfers: PostedTransfer[] = [];
    const start = row.rows_from === null ? chain : Number(from[chain]) - 1;
    const end = start + Number(count[chain] ?? 1);
    for (let place = start; place < end; place += 1) {
      transfers.push({
        id: BigInt(required(ids[place], 'transfer id')),
        debitAfter: balance(debits[place]),
        creditAfter: balance(credits[place]),
      });
    }
    outcomes.push({ ok: true, replayed: replayed[chain] === 't', transfers });
  }
  return outcomes;
}

function refused(row: AnswerRow, chain: number): Outcome {
  const at = (literal: string | null): string | null => {
    const item = items(literal)[chain];
    return item === undefined || item === 'NULL' ? null : item;
  };
  const index = at(row.refused_at);
  return {
    ok: false,
    refusal: at(row.refusals) as Refusal,
    index: index === null ? null : Number(index),
    detail: at(row.details),
    replayed: at(row.replayed) === 't',
  };
}

function balance(item: string | undefined): Minor | null {
  return item === undefined || item === 'NULL' ? null : minor(BigInt(item));
}

/** Items of a flat array literal whose texts need no quotes. */
function items(literal: string | null): string[] {
  return literal === null || literal.length <= 2 ? [] : literal.slice(1, -1).split(',');
}
