import type { AccountEntry, RoundRow as RoundShape } from '@arara/contract';
import { inNearest } from '@arara/i18n';
import { formatDecimal, isCurrency, money } from '@arara/money';
import type { z } from 'zod';
import type { GameFacts } from './play.ports.ts';
import type { RoundEntryRow, RoundRow } from './rounds.repository.ts';

type RoundValue = z.output<typeof RoundShape>;
type EntryValue = z.output<typeof AccountEntry>;

/** Minor units as the contract writes money. */
export function decimal(minor: bigint, currency: string): string {
  return formatDecimal(money(minor, isCurrency(currency) ? currency : 'BRL'));
}

/** One line of the betting record, with the game's name in the member's language. */
export function presentRound(row: RoundRow, facts: GameFacts | null, language: string): RoundValue {
  return {
    id: String(row.id),
    gameCode: row.game_code,
    gameName: inNearest(facts?.names ?? {}, language) ?? row.game_code,
    nodeId: facts?.nodeId ?? null,
    vendorName: facts?.vendorName ?? row.vendor,
    cover: facts?.cover ?? null,
    stake: decimal(row.bet, row.currency),
    payout: decimal(row.win, row.currency),
    net: decimal(row.win - row.bet, row.currency),
    currency: row.currency,
    state: row.state,
    startedAt: row.opened_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    verifiable: row.verifiable,
    ticketId: facts?.sellsTickets === true ? row.round_id : null,
  };
}

const kinds = { BET: 'stake', WIN: 'win', ROLLBACK: 'rollback' } as const;

/** A transaction of a round as the account record shows it; its sign is the member's side. */
export function presentRoundEntry(
  entry: RoundEntryRow,
  round: RoundRow,
  label: string,
): EntryValue {
  const takes = entry.kind === 'BET' || entry.original_kind === 'WIN';
  const { cash_after: after } = entry;
  return {
    id: String(entry.wallet_tx_id),
    at: entry.created_at.toISOString(),
    kind: kinds[entry.kind],
    amount: decimal(takes ? -entry.amount : entry.amount, round.currency),
    balanceAfter: after === null ? null : decimal(after, round.currency),
    currency: round.currency,
    label,
    reference: { type: 'round', id: String(round.id) },
  };
}
