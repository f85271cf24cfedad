import { facts, payloadOf } from '@arara/facts';
import type { Currency } from '@arara/money';
import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';

export interface CorrectedRound {
  readonly id: bigint;
  readonly bet: bigint;
  readonly win: bigint;
  readonly currency: Currency;
}

/**
 * Locks rounds of a vendor in the order in which every posting locks them: whatever else concerns them
 * waits. In the order asked; null where there is none.
 */
export async function lockRounds(
  tx: Tx,
  vendorId: number,
  asked: readonly { readonly playerId: bigint; readonly roundName: string }[],
): Promise<(CorrectedRound | null)[]> {
  const { rows } = await tx.query<CorrectedRound & { place: number }>(sql`
    select a.place::integer, r.id, r.bet, r.win, r.currency
    from unnest(
      ${asked.map(({ playerId }) => playerId)}::bigint[],
      ${asked.map(({ roundName }) => roundName)}::text[]
    ) with ordinality a (player_id, round_id, place)
    join play.round r on r.vendor_id = ${vendorId} and r.player_id = a.player_id
      and r.round_id = a.round_id
    order by r.player_id, r.round_id for no key update of r`);
  const found = new Map(rows.map(({ place, ...round }) => [place, round]));
  return asked.map((_, at) => found.get(at + 1) ?? null);
}

/** The part of a round's stakes or prizes that is a grant's. */
export interface RoundPart {
  readonly round: bigint;
  readonly kind: 'BET' | 'WIN';
  readonly account: bigint;
  readonly amount: bigint;
  /** Of a prize, what of it waits on the held account. */
  readonly held: bigint;
}

/** The parts of rounds that are locked, the oldest grant first. */
export async function partsOfRounds(tx: Tx, roundIds: readonly bigint[]): Promise<RoundPart[]> {
  const { rows } = await tx.query<RoundPart & Record<string, unknown>>(sql`
    select p.round, t.kind::text, p.account, sum(p.amount)::bigint as amount,
      coalesce(sum(p.held) filter (where h.state = 'HELD'), 0)::bigint as held
    from play.split_part p
    join play.vendor_tx t on t.vendor_id = p.vendor_id and t.tx_id = p.tx_id
    left join play.held_win h on h.vendor_id = t.vendor_id and h.tx_id = t.tx_id
    where p.round = any (${roundIds}::bigint[]) and t.state = 'APPLIED'
    group by p.round, t.kind, p.account order by p.account`);
  return rows;
}

/**
 * The parts of the rounds' prizes that wait on held accounts, by round; it is taken from there, and nobody
 * releases it.
 */
export async function takeWinsInReview(
  tx: Tx,
  vendorId: number,
  roundIds: readonly bigint[],
  moment: Date,
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await tx.query<{ round: bigint; amount: bigint }>(sql`
    update play.held_win h set state = 'REVERSED', decided_at = ${moment}
    from play.vendor_tx t
    where t.round = any (${roundIds}::bigint[]) and t.vendor_id = ${vendorId} and t.kind = 'WIN'
      and t.state = 'APPLIED' and h.vendor_id = t.vendor_id and h.tx_id = t.tx_id
      and h.state = 'HELD'
    returning t.round, h.amount`);
  const held = new Map<bigint, bigint>();
  for (const { round, amount } of rows) held.set(round, (held.get(round) ?? 0n) + amount);
  return held;
}

export interface Correction {
  readonly playerId: bigint;
  readonly roundId: bigint;
  readonly txId: string;
  readonly currency: Currency;
  /** The prize that the round paid before, and the part of it that the player has now. */
  readonly from: bigint;
  readonly to: bigint;
  /** Of the new prize, what waits for people. */
  readonly held: bigint;
  /** The ledger's transfers that paid the new prize and took the old one back; null: there is none. */
  readonly paidBy: bigint | null;
  readonly takenBy: bigint | null;
  /** The parts of the new prize that are grants'. */
  readonly parts: readonly Omit<RoundPart, 'round' | 'kind'>[];
}

/** Puts prizes of rounds in the place of those before; both stay on record. */
export async function writeCorrectedRounds(
  tx: Tx,
  vendorId: number,
  corrections: readonly Correction[],
  moment: Date,
): Promise<void> {
  const each = <T>(of: (correction: Correction) => T) => corrections.map(of);
  await tx.query(sql`
    with corrected as (
      select * from unnest(
        ${each(({ roundId }) => roundId)}::bigint[], ${each(({ playerId }) => playerId)}::bigint[],
        ${each(({ txId }) => txId)}::text[], ${each(({ from }) => from)}::bigint[],
        ${each(({ to }) => to)}::bigint[], ${each(({ held }) => held)}::bigint[],
        ${each(({ paidBy }) => paidBy)}::bigint[], ${each(({ takenBy }) => takenBy)}::bigint[]
      ) as c (round, player_id, tx_id, won_before, won, held, paid_by, taken_by)
    ), undone as (
      update play.vendor_tx t set state = 'REVERSED' from corrected c
      where t.round = c.round and t.vendor_id = ${vendorId} and t.kind = 'WIN'
        and t.state = 'APPLIED'
      returning t.tx_id, t.round
    ), round as (
      update play.round r set win = c.won, wins = case when c.won > 0 then 1 else 0 end
      from corrected c where r.player_id = c.player_id and r.id = c.round
    )
    insert into play.vendor_tx (
      vendor_id, state, kind, held, player_id, round, amount, wallet_tx_id, created_at, tx_id,
      ref_tx_id
    )
    select ${vendorId}::smallint, 'APPLIED'::play.tx_state, 'ROLLBACK'::play.tx_kind, false,
      c.player_id, c.round, c.won_before, c.taken_by, ${moment}::timestamptz, c.tx_id || ':undo',
      (select max(u.tx_id) from undone u where u.round = c.round)
    from corrected c where c.won_before > 0
    union all
    select ${vendorId}::smallint, 'APPLIED', 'WIN', c.held > 0, c.player_id, c.round, c.won,
      c.paid_by, ${moment}::timestamptz, c.tx_id, null
    from corrected c where c.won > 0`);
  const heldOnes = corrections.filter(({ held }) => held > 0n);
  if (heldOnes.length > 0) await reviewWins(tx, vendorId, heldOnes, moment);
  await writeParts(tx, vendorId, corrections);
}

async function writeParts(
  tx: Tx,
  vendorId: number,
  corrections: readonly Correction[],
): Promise<void> {
  const rows = corrections.flatMap(({ txId, roundId, parts }) =>
    parts.map((part) => ({ ...part, txId, roundId })),
  );
  if (rows.length === 0) return;
  await tx.query(sql`
    insert into play.split_part (vendor_id, tx_id, round, account, amount, held)
    select ${vendorId}::smallint, * from unnest(
      ${rows.map(({ txId }) => txId)}::text[], ${rows.map(({ roundId }) => roundId)}::bigint[],
      ${rows.map(({ account }) => account)}::bigint[],
      ${rows.map(({ amount }) => amount)}::bigint[], ${rows.map(({ held }) => held)}::bigint[])`);
}

async function reviewWins(
  tx: Tx,
  vendorId: number,
  corrections: readonly Correction[],
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    insert into play.held_win (vendor_id, tx_id, player_id, amount, currency, at)
    select ${vendorId}::smallint, h.*, ${moment}::timestamptz
    from unnest(
      ${corrections.map(({ txId }) => txId)}::text[],
      ${corrections.map(({ playerId }) => playerId)}::bigint[],
      ${corrections.map(({ held }) => held)}::bigint[],
      ${corrections.map(({ currency }) => currency)}::text[]
    ) h`);
}

/** Tells players' pages that rounds have come to something else. */
export async function tellRounds(
  tx: Tx,
  corrections: readonly Pick<Correction, 'playerId' | 'roundId' | 'currency'>[],
  words: (minor: bigint, currency: Currency) => string,
): Promise<void> {
  const { rows } = await tx.query<{
    id: bigint;
    player_id: bigint;
    currency: Currency;
    bet: bigint;
    win: bigint;
    state: string;
  }>(sql`
    select r.id, r.player_id, r.currency, r.bet, r.win, r.state::text
    from unnest(
      ${corrections.map(({ playerId }) => playerId)}::bigint[],
      ${corrections.map(({ roundId }) => roundId)}::bigint[]
    ) c (player_id, id)
    join play.round r on r.player_id = c.player_id and r.id = c.id`);
  const payloads = rows.map(({ id, state, bet, win, currency }) => {
    const [stake, payout] = [words(bet, currency), words(win, currency)];
    return JSON.stringify(payloadOf('round', { id: String(id), state, stake, payout }));
  });
  await tx.query(sql`
    insert into platform.event (topic, version, audience, payload)
    select 'round', ${facts.round.version}::smallint, told.* from unnest(
      ${rows.map(({ player_id: playerId }) => `player:${playerId}`)}::text[],
      ${payloads}::jsonb[]
    ) told`);
}
