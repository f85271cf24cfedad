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
  const [day, week, month] = await Promise.all(
    periodKinds.map((kind) =>
      deps.ports.totals(playerId, periodAt(kind, now).firstDay, dayOf(now)),
    ),
  );
  return { day: day ?? nothing, week: week ?? nothing, month: month ?? nothing };
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
 * run meanwhile: a fill counts them to the new period, a cut takes what they left.
 */
export async function syncPlayer(
  deps: SyncDeps,
  tx: Tx,
  before: PlayerState,
  totals: PeriodTotals,
  now: Date,
): Promise<PlayerState> {
  const due = steps(before, totals, now).filter(({ plan }) => plan.do !== 'nothing');
  for (const step of due) await carryOut(deps, tx, before, step);
  await syncMark(tx, before);
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

async function carryOut(
  deps: SyncDeps,
  tx: Tx,
  state: PlayerState,
  { kind, period, budget, limit, plan }: Step,
): Promise<void> {
  const playerId = state.player.player_id;
  const known = budget ?? (await openBudget(deps, tx, state, kind, period));
  if (plan.do === 'stop') return writeBudget(tx, playerId, { ...known, filledFor: null });
  const { fillings, givesBack } = await fill(deps, tx, state, known, plan);
  await writeBudget(tx, playerId, {
    ...known,
    filledFor: limit,
    firstDay: state.periods[period].firstDay,
    givesBack,
    fillings,
  });
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
  for (const budget of overdrawn) {
    const plan = { do: 'fill', target: 0n, givesBack: false } as const;
    const filled = await fill(deps, tx, state, budget, plan);
    await writeBudget(tx, state.player.player_id, { ...budget, ...filled });
  }
  return overdrawn.length > 0;
}

/** Moves the difference; where stakes took it meanwhile, looks again. */
async function fill(
  deps: SyncDeps,
  tx: Tx,
  state: PlayerState,
  budget: Budget,
  plan: BudgetPlan,
): Promise<{ fillings: number; givesBack: boolean }> {
  let givesBack = plan.do === 'fill' ? plan.givesBack : true;
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const [account] = await readAccounts(tx, [budget.account]);
    const balance = account?.available ?? 0n;
    let by = plan.do === 'fill' ? plan.target - balance : plan.do === 'move' ? plan.by : 0n;
    if (-by > balance) {
      // Lowered below what was used: nothing is left, and prizes give nothing back this period.
      by = -balance;
      givesBack = false;
    }
    const fillings = budget.fillings + tries;
    if (by === 0n || (await grant(deps, tx, state, budget, fillings, by)).ok) {
      return { fillings, givesBack };
    }
  }
  throw new Error('a budget changed faster than it could be read');
}

async function grant(
  deps: SyncDeps,
  tx: Tx,
  { player }: PlayerState,
  budget: Budget,
  filling: number,
  by: bigint,
): Promise<Outcome> {
  const reference = `limit:${budget.kind}:${budget.period}`;
  const [debit, credit] = by > 0n ? [limitPool, budget.account] : [budget.account, limitPool];
  const chain: Chain = {
    key: `limit:${player.player_id}:${budget.kind}:${budget.period}:${filling}`,
    transfers: [
      {
        debit,
        credit,
        amount: money(by > 0n ? by : -by, player.currency),
        code: 'limit_granted',
        reference,
      },
    ],
  };
  const [outcome] = await deps.ledger.postIn(tx, [chain]);
  invariant(outcome !== undefined, 'the ledger answers every chain');
  invariant(outcome.ok || outcome.refusal === 'exceeds_credits', 'a budget can be filled');
  return outcome;
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
