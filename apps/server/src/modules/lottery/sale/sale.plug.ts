import type { RoundedBy } from '@arara/lottery';
import { answerColumns } from '../../play/index.ts';

/** A claim on one bound of an issue: never more than `cap` in all. */
export interface Quota {
  readonly scope: string;
  readonly amount: bigint;
  readonly cap: bigint;
}

/** The columns that the lottery writes about a ticket in the statement that takes its stake. */
export interface SaleItem {
  readonly issueId: bigint;
  readonly table: string;
  readonly tableVersion: number;
  /** The prizes were fixed when it was ordered, whatever is in force now. */
  readonly frozen: boolean;
  /** The step of a chase that it is, by the name of its ticket; null: of none. */
  readonly step: string | null;
  readonly quotas: readonly Quota[];
  readonly playerId: bigint;
  readonly merchant: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly unitBets: number;
  readonly mode: number;
  readonly unit: string;
  readonly ref: string;
  readonly salt: string;
  readonly leaf: Buffer;
  /** JSON of the lines. */
  readonly lines: string;
  readonly roundedBy: RoundedBy;
}

/** The lottery's part of a batch: `admit` gives the wallet its gates, `record` writes the tickets. */
export const salePlug = {
  name: 'lottery',
  statement(call: (gates: string) => string, gates: string, free: number): string {
    const at = (place: number) => `$${free + place}`;
    const bounds = [0, 1, 2, 3, 4, 5].map(at).join(', ');
    const rest = Array.from({ length: 12 }, (_, place) => at(place + 9)).join(', ');
    const answer = Object.keys(answerColumns)
      .map((column) => `p.${column}`)
      .join(', ');
    return `
      with admitted as materialized (
        select lottery.admit(${gates}, ${bounds}, ${at(6)}, ${at(7)}, ${at(8)}) as gates
      ),
      posted as materialized (
        select p.* from admitted a cross join lateral ${call('a.gates')} with ordinality p
      )
      select * from lottery.record(
        $1, (select gates from admitted),
        (select array_agg(row(${answer})::play.answer order by p.ordinality) from posted p),
        ${bounds}, ${rest})`;
  },
  encode(items: readonly SaleItem[]): unknown[] {
    const quotas = items.flatMap((item, at) =>
      item.quotas.map((quota) => ({ ...quota, item: at + 1 })),
    );
    return [
      items.map(({ issueId }) => issueId),
      items.map(({ table }) => table),
      items.map(({ tableVersion }) => tableVersion),
      quotas.map(({ item }) => item),
      quotas.map(({ scope }) => scope),
      quotas.map(({ amount }) => amount),
      items.map(({ frozen }) => frozen),
      items.map(({ step }) => step),
      quotas.map(({ cap }) => cap),
      items.map(({ playerId }) => playerId),
      items.map(({ merchant }) => merchant),
      items.map(({ currency }) => currency),
      items.map(({ stake }) => stake),
      items.map(({ unitBets }) => unitBets),
      items.map(({ mode }) => mode),
      items.map(({ unit }) => unit),
      items.map(({ ref }) => ref),
      items.map(({ salt }) => salt),
      items.map(({ leaf }) => leaf),
      items.map(({ lines }) => lines),
      items.map(({ roundedBy }) => roundedBy),
    ];
  },
};
