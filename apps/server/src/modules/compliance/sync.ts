import { allowDebits, lockAccounts, readAccounts, refuseDebits } from '@arara/ledger';
import type { Chain } from '@arara/ledger';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../platform/errors.ts';
import { closed, planBudget, usedBy } from './budget.policy.ts';
import type { BudgetPlan } from './budget.policy.ts';
import { writeBudget } from './budget.repository.ts';
import type { Budget, BudgetKind } from './budget.repository.ts';
import type { ComplianceDeps } from './compliance.deps.ts';
import type { BlockReason, PlayTotals } from './compliance.types.ts';
import { periods as periodKinds } from './limit.policy.ts';
import type { LimitPeriod } from './limit.policy.ts';
import { touchPlayer, writeMark } from './player.repository.ts';
import { limitInForce, readState, soFar } from './state.ts';
import type { PlayerState } from './state.ts';

/** House account that budgets are filled from and used up into. */
export const limitPool = 'limits';
/** House account that gives what a prize taken back finds no more in a budget. */
export const limitOver = 'limits:over';

const budgetKinds = ['loss', 'stake'] as const satisfies readonly BudgetKind[];
/**
 * How long after a budget came into force, or closed, a chain may come that was built before. The
 * news take a second at most, and a stake gives up long before the rest is over.
 */
const watchMs = 60_000;

/** The dependencies that bring a player's ledger forward. */
export type SyncDeps = Pick<ComplianceDeps, 'ledger' | 'wallet' | 'timeZoneOf'> & {
  readonly ports: Pick<ComplianceDeps['ports'], 'totals'>;
};

/** The totals of play in the periods that now lies in. */
type PeriodTotals = { readonly [Kind in LimitPeriod]: PlayTotals };

const nothing: PlayTotals = { stake: 0n, payout: 0n };
const nothingPlayed: PeriodTotals = { day: nothing, week: nothing, month: nothing };

async function readTotals(
  { ports }: Pick<SyncDeps, 'ports'>,
  tx: Tx,
  { player, periods }: PlayerState,
): Promise<PeriodTotals> {
  const since = (kind: LimitPeriod) => ports.totals(tx, player.player_id, soFar(periods, kind));
  return { day: await since('day'), week: await since('week'), month: await since('month') };
}

/**
 * Stops the player's money and reads what was played until then. Every stake and every prize that
 * counts moves the cash account, so that until the transaction ends none comes between the totals
 * and the budgets. Stakes lock it before budgets and the house's accounts, and so does this.
 */
async function lockPlay(deps: SyncDeps, tx: Tx, state: PlayerState): Promise<PeriodTotals> {
  await lockAccounts(tx, [state.player.cash_account]);
  return readTotals(deps, tx, state);
}

interface Step {
  readonly kind: BudgetKind;
  readonly period: LimitPeriod;
  readonly budget: Budget | null;
  readonly limit: bigint | null;
  readonly plan: BudgetPlan;
}

/** True if budgets or the mark on the cash account are behind the limits in force. */
export function isBehind(state: PlayerState, now: Date): boolean {
  if (state.player.mark !== (state.block?.reason ?? null)) return true;
  return steps(state, nothingPlayed, now).some(({ plan }) => plan.do !== 'nothing');
}

/**
 * Brings the ledger to what the limits in force say. The player's row must be locked. Terms that
 * are loaded afterwards name every budget; stakes that were built before come by uncounted, and are
 * looked for as long as there may be any: `docs/decisions/limits-as-budgets.md`.
 */
export async function syncPlayer(
  deps: SyncDeps,
  tx: Tx,
  before: PlayerState,
  now: Date,
): Promise<PlayerState> {
  if (!isBehind(before, now)) return before;
  const totals = await lockPlay(deps, tx, before);
  return bringForward(deps, tx, before, totals, now, watchFrom(now));
}

/** The same for an account of this very transaction: nobody has played with it or knows of it. */
export async function syncNewPlayer(
  deps: SyncDeps,
  tx: Tx,
  before: PlayerState,
  now: Date,
): Promise<void> {
  await bringForward(deps, tx, before, nothingPlayed, now, null);
}

async function bringForward(
  deps: SyncDeps,
  tx: Tx,
  before: PlayerState,
  totals: PeriodTotals,
  now: Date,
  watchUntil: Date | null,
): Promise<PlayerState> {
  const due = steps(before, totals, now).filter(({ plan }) => plan.do !== 'nothing');
  await syncMark(tx, before);
  const fillings: Filling[] = [];
  for (const step of due) {
    const budget = step.budget ?? (await openBudget(deps, tx, before, step.kind, step.period));
    const { firstDay } = before.periods[step.period];
    if (step.plan.do === 'stop') {
      const stopped = { ...budget, filledFor: null, watchedUntil: null };
      await writeBudget(tx, before.player.player_id, stopped);
    } else {
      fillings.push({ before: budget, limit: step.limit, firstDay, plan: step.plan });
    }
  }
  await fillAll(deps, tx, before, fillings, { now, until: watchUntil });
  return readState(deps, tx, { ...before.player, mark: before.block?.reason ?? null }, now);
}

function steps(state: PlayerState, totals: PeriodTotals, now: Date): Step[] {
  return budgetKinds.flatMap((kind) =>
    periodKinds.map((period) => {
      const budget =
        state.budgets.find((one) => one.kind === kind && one.period === period) ?? null;
      const limit = limitInForce(state.history, kind, period, now);
      const plan = planBudget(budget, limit, state.periods[period], () =>
        usedBy(kind, totals[period]),
      );
      return { kind, period, budget, limit, plan };
    }),
  );
}

async function openBudget(
  deps: SyncDeps,
  tx: Tx,
  { player }: PlayerState,
  kind: BudgetKind,
  period: LimitPeriod,
): Promise<Budget> {
  const address = `player:${player.player_id}:limit:${kind}:${period}`;
  const spec = { address, currency: player.currency, debitsMustNotExceedCredits: true };
  const [account] = await deps.ledger.openAccounts(tx, [spec]);
  invariant(account !== undefined, 'the ledger answers every account');
  const never = { filledFor: null, firstDay: null, watchedUntil: null };
  return { kind, period, account, ...never, givesBack: true, fillings: 0 };
}

/**
 * Closes budgets of loss whose player has lost more than the limit in truth, because prizes that had
 * made room were taken back after the room was used: nothing is left in them, and prizes give
 * nothing back, until the period ends. The player's row must be locked.
 */
export async function closeOverdrawn(
  deps: SyncDeps,
  tx: Tx,
  state: PlayerState,
  now: Date,
): Promise<boolean> {
  const totals = await lockPlay(deps, tx, state);
  const overdrawn = state.budgets.filter(
    ({ kind, period, filledFor, firstDay, givesBack }) =>
      kind === 'loss' &&
      filledFor !== null &&
      givesBack &&
      firstDay === state.periods[period].firstDay &&
      usedBy(kind, totals[period]) > filledFor,
  );
  const fillings = overdrawn.map((before) => {
    const { filledFor: limit, firstDay } = before;
    return { before, limit, firstDay, plan: closed };
  });
  await fillAll(deps, tx, state, fillings, { now, until: watchFrom(now) });
  return overdrawn.length > 0;
}

/** A budget as it was, what it is to stand for, and how its balance comes there. */
interface Filling {
  readonly before: Budget;
  readonly limit: bigint | null;
  readonly firstDay: string | null;
  readonly plan: BudgetPlan;
}

/** Moves the differences, all in one posting. The cash account is locked, so that none moves. */
async function fillAll(
  deps: SyncDeps,
  tx: Tx,
  { player }: PlayerState,
  fillings: readonly Filling[],
  watch: { readonly now: Date; readonly until: Date | null },
): Promise<void> {
  const balances = await availableOf(tx, fillings);
  const moves = fillings.map((filling) => ({ ...filling, ...moveOf(filling, balances) }));
  const chains = moves
    .filter(({ by }) => by !== 0n)
    .map(({ before, by }) => grantOf(player, before, by));
  const outcomes = chains.length === 0 ? [] : await deps.ledger.postIn(tx, chains);
  invariant(
    outcomes.every(({ ok }) => ok),
    'a budget that nobody else moves can be filled',
  );
  let isNews = false;
  for (const { before, limit, firstDay, givesBack } of moves) {
    // Terms in memory name its account in other chains than they should from here on.
    const differs = before.filledFor === null || before.givesBack !== givesBack;
    isNews ||= differs;
    await writeBudget(tx, player.player_id, {
      ...before,
      filledFor: limit,
      firstDay,
      givesBack,
      fillings: before.fillings + 1,
      watchedUntil: differs ? watch.until : stillWatched(before, watch.now),
    });
  }
  if (isNews) await touchPlayer(tx, player.player_id);
}

const watchFrom = (now: Date): Date => new Date(now.getTime() + watchMs);

function stillWatched({ watchedUntil }: Budget, now: Date): Date | null {
  return watchedUntil !== null && watchedUntil > now ? watchedUntil : null;
}

async function availableOf(
  tx: Tx,
  fillings: readonly Filling[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const accounts = await readAccounts(
    tx,
    fillings.map(({ before }) => before.account),
  );
  return new Map(accounts.map(({ id, available }) => [id, available]));
}

/** The amount to add to a budget, or to take where it is negative: never more than there is. */
function moveOf(
  { before, plan }: Filling,
  balances: ReadonlyMap<bigint, bigint>,
): { readonly by: bigint; readonly givesBack: boolean } {
  const balance = balances.get(before.account) ?? 0n;
  const by = plan.do === 'fill' ? plan.target - balance : plan.do === 'move' ? plan.by : 0n;
  // Lowered below what was used: nothing is left, and prizes give nothing back this period.
  if (-by > balance) return { by: -balance, givesBack: false };
  return { by, givesBack: plan.do === 'fill' ? plan.givesBack : true };
}

function grantOf(
  { player_id: playerId, currency }: PlayerState['player'],
  { kind, period, account, fillings }: Budget,
  by: bigint,
): Chain {
  const [debit, credit] = by > 0n ? [limitPool, account] : [account, limitPool];
  const amount = money(by > 0n ? by : -by, currency);
  const reference = `limit:${kind}:${period}`;
  return {
    key: `limit:${playerId}:${kind}:${period}:${fillings + 1}`,
    transfers: [{ debit, credit, amount, code: 'limit_granted', reference }],
  };
}

/** The refusal of stakes on the cash account itself, which holds in every process at once. */
async function syncMark(tx: Tx, state: PlayerState): Promise<void> {
  const wanted: BlockReason | null = state.block?.reason ?? null;
  const { player } = state;
  if (player.mark === wanted) return;
  // From the beginning of time: the ledger asks its own clock, which need not agree with ours.
  if (wanted !== null) await refuseDebits(tx, [player.cash_account], new Date(0), wanted);
  else await allowDebits(tx, [player.cash_account]);
  await writeMark(tx, player.player_id, wanted);
}
