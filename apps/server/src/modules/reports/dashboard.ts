import { addDays, dayIn, startOfDay } from '@arara/calendar';
import { staffDashboardCall } from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import { isCurrency } from '@arara/money';
import type { Currency } from '@arara/money';
import { amountText } from '../../platform/amounts.ts';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { epoch } from '../../platform/day-span.ts';
import { AppError, invariant } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { percentOf } from '../../platform/percent.ts';
import { byHour, byProduct, sumOf } from './dashboard.policy.ts';
import type { Sums } from './dashboard.policy.ts';
import { secondsBehind } from './projection.repository.ts';
import {
  countPlayers,
  lastCounted,
  quarterMs,
  sumPart,
  sumQuarters,
} from './quarter.repository.ts';
import type { TypeSums } from './quarter.repository.ts';

type Dashboard = ValueOf<typeof staffDashboardCall>;

/** The questions of the dashboard to the modules that own the answers. */
export interface DashboardPorts {
  readonly money: {
    /** In minor units, of a half-open span. */
    moneyBetween(
      merchant: string,
      from: Date,
      until: Date,
    ): Promise<{
      readonly deposits: bigint;
      readonly withdrawalsPaid: bigint;
      readonly firstDeposits: number;
    }>;
  };
  readonly members: { newMembers(merchant: string, from: Date, until: Date): Promise<number> };
  /** The real returns of our titles with the bands of their certificates. */
  readonly returns: () => Promise<Dashboard['returns']>;
  /** Every merchant, with the currency of its members. */
  readonly currencies: () => Promise<readonly { readonly id: string; readonly currency: string }[]>;
  readonly timeZoneOf: TimeZoneOf;
}

export interface DashboardDeps extends DashboardPorts {
  readonly database: Database;
  readonly clock: Clock;
}

export const dashboardRoutes = (deps: DashboardDeps): AnyRoute[] => [
  route(staffDashboardCall, ({ query, caller }) => dashboard(deps, caller.merchant, query.day)),
];

/** A day of a merchant, as far as it goes. */
interface Part {
  readonly merchant: string;
  readonly currency: Currency;
  readonly day: string;
  readonly start: Date;
  /** The moment up to which it is told; at most its end. */
  readonly until: Date;
  readonly end: Date;
}

const weekDays = 7;

/** The figures of a day against the same weekday of the week before, up to the same moment. */
export async function dashboard(
  deps: DashboardDeps,
  merchant: string,
  wish: string | undefined,
): Promise<Dashboard> {
  const { read } = deps.database;
  const now = deps.clock.now();
  const timeZone = await deps.timeZoneOf(merchant);
  const today = dayIn(timeZone, now);
  const day = wish ?? today;
  // The week before it is told as well, and no id is of before the house.
  if (day > today || addDays(day, -weekDays) < epoch)
    throw new AppError('request.invalid', { field: 'day', params: { field: 'day' } });
  const currency = await currencyOf(deps, merchant);
  const partOf = (of: string, elapsedMs: number): Part => {
    const start = startOfDay(timeZone, of);
    const end = startOfDay(timeZone, addDays(of, 1));
    const until = new Date(Math.min(start.getTime() + elapsedMs, end.getTime()));
    return { merchant, currency, day: of, start, end, until };
  };
  const whole = Number.MAX_SAFE_INTEGER / 2;
  const elapsedMs = day === today ? now.getTime() - startOfDay(timeZone, day).getTime() : whole;
  const [here, before] = [partOf(day, elapsedMs), partOf(addDays(day, -weekDays), elapsedMs)];
  const [behind, transfer, own, past, returns] = await Promise.all([
    secondsBehind(read),
    lastCounted(read),
    playOf(deps, here, day === today),
    playOf(deps, before, false),
    deps.returns(),
  ]);
  const [figures, figuresBefore] = await Promise.all([
    figuresOf(deps, here, own.until),
    figuresOf(deps, before, past.until),
  ]);
  return {
    day,
    before: before.day,
    timeZone,
    currency,
    asOf: {
      at: new Date(now.getTime() - Math.round(behind * 1000)).toISOString(),
      transfer: String(transfer),
      secondsBehind: behind,
    },
    running: day === today,
    figures,
    figuresBefore,
    hours: hoursOf(own.until, here.start, here.until, currency),
    hoursBefore: hoursOf(past.whole, before.start, before.end, currency),
    products: productsOf(own.until, currency),
    returns,
  };
}

async function currencyOf(deps: DashboardDeps, merchant: string): Promise<Currency> {
  const found = (await deps.currencies()).find(({ id }) => id === merchant)?.currency;
  invariant(found !== undefined && isCurrency(found), 'a merchant has a currency of the house');
  return found;
}

/**
 * Play of a day: up to its moment, and of the whole of it. The moment lies in a quarter of an hour, of which the facts
 * know the whole; what is to come of a running day is not there.
 */
async function playOf({ database }: DashboardDeps, part: Part, isRunning: boolean) {
  const { read } = database;
  const quarters = await sumQuarters(read, { ...part, from: part.start, until: part.end });
  if (isRunning || part.until >= part.end) return { until: quarters, whole: quarters };
  const cut = new Date(part.until.getTime() - (part.until.getTime() % quarterMs));
  const rest = await sumPart(read, { ...part, from: cut, until: part.until });
  return { until: [...quarters.filter(({ at }) => at < cut), ...rest], whole: quarters };
}

async function figuresOf(
  { database, money, members }: DashboardDeps,
  { merchant, currency, day, start, until }: Part,
  rows: readonly TypeSums[],
): Promise<Dashboard['figures']> {
  const [moved, activePlayers, newMembers] = await Promise.all([
    money.moneyBetween(merchant, start, until),
    countPlayers(database.read, { merchant, day, currency, until }),
    members.newMembers(merchant, start, until),
  ]);
  const played = sumOf(rows);
  const text = (minor: bigint) => amountText(minor, currency);
  return {
    deposits: text(moved.deposits),
    withdrawalsPaid: text(moved.withdrawalsPaid),
    turnover: text(played.turnover),
    prizes: text(played.prizes),
    ggr: text(ggrOf(played)),
    rounds: played.rounds,
    activePlayers,
    newMembers,
    firstDeposits: moved.firstDeposits,
  };
}

const ggrOf = ({ turnover, prizes }: Sums): bigint => turnover - prizes;

const hoursOf = (rows: readonly TypeSums[], from: Date, until: Date, currency: Currency) =>
  byHour(rows, from, until).map(({ at, ...sums }) => ({
    at: at.toISOString(),
    ggr: amountText(ggrOf(sums), currency),
    turnover: amountText(sums.turnover, currency),
  }));

const productsOf = (rows: readonly TypeSums[], currency: Currency): Dashboard['products'] =>
  byProduct(rows).map(({ gameType, ...sums }) => ({
    gameType,
    turnover: amountText(sums.turnover, currency),
    ggr: amountText(ggrOf(sums), currency),
    hold: percentOf(ggrOf(sums), sums.turnover),
    rounds: sums.rounds,
  }));
