import { allowDebits, readAccounts, refuseDebits } from '@arara/ledger';
import type { Chain, Ledger, Outcome } from '@arara/ledger';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../platform/errors.ts';
import { dayOf, periodAt } from '../../platform/calendar.ts';
import { planBudget, usedBy } from './budget.policy.ts';
import type { BudgetPlan } from './budget.policy.ts';
import { writeBudget } from './budget.repository.ts';
import type { Budget, BudgetKind } from './budget.repository.ts';
import type { BlockReason, CompliancePorts, PlayTotals } from './compliance.types.ts';
import { periods as periodKinds } from './limit.policy.ts';
import type { LimitPeriod } from './limit.policy.ts';
import { writeMark } from './player.repository.ts';
import { limitInForce, readState } from './state.ts';
import type { PlayerState } from './state.ts';
import type { Wallet } from '../wallet/index.ts';

/** House account that budgets are filled from and used up into. */
export const limitPool = 'limits';
/** House account that gives what a prize taken back finds no more in a budget. */
export const limitOver = 'limits:over';

const budgetKinds = ['loss', 'stake'] as const satisfies readonly BudgetKind[];
const triesMax = 5;

export interface SyncDeps {
  readonly ledger: Pick<Ledger, 'openAccounts' | 'postIn'>;
  readonly wallet: Pick<Wallet, 'accountsIn' | 'houseAccount'>;
  readonly ports: Pick<CompliancePorts, 'totals'>;
}

/** What was played in the periods that now lies in. */
export type PeriodTotals = { readonly [Kind in LimitPeriod]: PlayTotals };

const nothing: PlayTotals = { stake: 0n, payout: 0n };
export const nothingPlayed: PeriodTotals = { day: nothing, week: nothing, month: nothing };

/** Reads what was played. Before the transaction that needs it, which must not wait for a second
 * connection while it holds the player's lock. */
export async function readTotals(
  deps: Pick<SyncDeps, 'ports'>,
  playerId: bigint,
  now: Date,
): Promise<PeriodTotals> {
  const since = (kind: LimitPeriod) =>
    deps.ports.totals(playerId, periodAt(kind, now).firstDay, dayOf(now));
  // One after another: who asks has a right to one connection.
  return { day: await since('day'), week: await since('week'), month: await since('month') };
}

interface Step {
  readonly kind: BudgetKind;
  readonly period: LimitPeriod;
  readonly budget: Budget | null;
  readonly limit: bigint | null;
  readonly plan: BudgetPlan;
}

/** Whether budgets or the mark on the cash account are behind the limits in force. */
export function isBehind(state: PlayerState, now: Date): boolean {
  if (state.player.mark !== (state.block?.reason ?? null)) return true;
  return steps(state, nothingPlayed, now).some(({ plan }) => plan.do !== 'nothing');
}

/**
 * Brings the ledger to what the limits in force say. The player's row must be locked. Stakes may
 * run meanwhile: a fill counts them to the new period, a cut takes what they left. Accounts are
 * locked as stakes lock them, the player's own before the house's: the mark first, then one posting.
 */
export async function syncPlayer(
  deps: SyncDeps,
  tx: Tx,
  before: PlayerState,
  totals: PeriodTotals,
  now: Date,
): Promise<PlayerState> {
  const due = steps(before, totals, now).filter(({ plan }) => plan.do !== 'nothing');
  await syncMark(tx, before);
  const fillings: Filling[] = [];
  for (const step of due) {
    const budget = step.budget ?? (await openBudget(deps, tx, before, step.kind, step.period));
    const { firstDay } = before.periods[step.period];
    if (step.plan.do === 'stop') {
      await writeBudget(tx, before.player.player_id, { ...budget, filledFor: null });
    } else {
      fillings.push({ budget: { ...budget, filledFor: step.limit, firstDay }, plan: step.plan });
    }
  }
  await fillAll(deps, tx, before, fillings);
  return readState(tx, { ...before.player, mark: before.block?.reason ?? null }, now);
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
  return { kind, period, account, filledFor: null, firstDay: null, givesBack: true, fillings: 0 };
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
  totals: PeriodTotals,
): Promise<boolean> {
  const overdrawn = state.budgets.filter(
    ({ kind, period, filledFor, firstDay, givesBack }) =>
      kind === 'loss' &&
      filledFor !== null &&
      givesBack &&
      firstDay === state.periods[period].firstDay &&
      usedBy(kind, totals[period]) > filledFor,
  );
  const plan = { do: 'fill', target: 0n, givesBack: false } as const;
  const fillings = overdrawn.map((budget) => ({ budget, plan }));
  await fillAll(deps, tx, state, fillings);
  return overdrawn.length > 0;
}

/** A budget as it is to be, and how its balance comes there. */
interface Filling {
  readonly budget: Budget;
  readonly plan: BudgetPlan;
}

/**
 * Moves the differences, all in one posting; where stakes took one meanwhile, looks again, and then
 * its account is locked already.
 */
async function fillAll(
  deps: SyncDeps,
  tx: Tx,
  { player }: PlayerState,
  fillings: readonly Filling[],
): Promise<void> {
  let waiting = fillings;
  for (let tries = 1; tries <= triesMax && waiting.length > 0; tries += 1) {
    const balances = await availableOf(tx, waiting);
    const moves = waiting.map((filling) => ({ filling, ...moveOf(filling, balances) }));
    const grants = moves.filter(({ by }) => by !== 0n);
    const chains = grants.map(({ filling, by }) => grantOf(player, filling.budget, tries, by));
    const outcomes = chains.length === 0 ? [] : await deps.ledger.postIn(tx, chains);
    const refused = new Set(grants.filter((_, at) => isRefused(outcomes[at])));
    for (const move of moves) {
      if (refused.has(move)) continue;
      const { budget } = move.filling;
      const fillings = budget.fillings + tries;
      await writeBudget(tx, player.player_id, { ...budget, givesBack: move.givesBack, fillings });
    }
    waiting = moves.filter((move) => refused.has(move)).map(({ filling }) => filling);
  }
  if (waiting.length > 0) throw new Error('a budget changed faster than it could be read');
}

async function availableOf(
  tx: Tx,
  fillings: readonly Filling[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const accounts = await readAccounts(
    tx,
    fillings.map(({ budget }) => budget.account),
  );
  return new Map(accounts.map(({ id, available }) => [id, available]));
}

/** What has to be added to a budget, or taken where it is negative: never more than there is. */
function moveOf(
  { budget, plan }: Filling,
  balances: ReadonlyMap<bigint, bigint>,
): { readonly by: bigint; readonly givesBack: boolean } {
  const balance = balances.get(budget.account) ?? 0n;
  const by = plan.do === 'fill' ? plan.target - balance : plan.do === 'move' ? plan.by : 0n;
  // Lowered below what was used: nothing is left, and prizes give nothing back this period.
  if (-by > balance) return { by: -balance, givesBack: false };
  return { by, givesBack: plan.do === 'fill' ? plan.givesBack : true };
}

function grantOf(
  { player_id: playerId, currency }: PlayerState['player'],
  { kind, period, account, fillings }: Budget,
  tries: number,
  by: bigint,
): Chain {
  const [debit, credit] = by > 0n ? [limitPool, account] : [account, limitPool];
  const amount = money(by > 0n ? by : -by, currency);
  const reference = `limit:${kind}:${period}`;
  return {
    key: `limit:${playerId}:${kind}:${period}:${fillings + tries}`,
    transfers: [{ debit, credit, amount, code: 'limit_granted', reference }],
  };
}

function isRefused(outcome: Outcome | undefined): boolean {
  invariant(outcome !== undefined, 'the ledger answers every chain');
  invariant(outcome.ok || outcome.refusal === 'exceeds_credits', 'a budget can be filled');
  return !outcome.ok;
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
