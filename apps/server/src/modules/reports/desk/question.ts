import { addDays, dayIn, startOfDay } from '@arara/calendar';
import type { QueryOf, ReportName, staffReportCall } from '@arara/contract';
import { readDaySpan } from '../../../platform/day-span.ts';
import { AppError } from '../../../platform/errors.ts';
import { isAllowed } from '../../../platform/permissions.ts';
import type { Reader, TableDeps } from './desk.deps.ts';
import { levyPointsOf } from './figures.policy.ts';
import type { Order } from './page.repository.ts';
import type { Question, Source } from './source.ts';
import { entriesSource } from './play.repository.ts';
import { sources } from './sources.ts';

/** The part of a request that a page and a file have alike. */
export type Wish = Pick<
  QueryOf<typeof staffReportCall>,
  'from' | 'to' | 'by' | 'type' | 'vendor' | 'game' | 'sort'
>;

export interface Asked {
  readonly source: Source;
  readonly question: Question;
  readonly order: Order;
}

/**
 * A table as it is asked for, at the brand of the reader. Throws `permission.denied` where it tells of people or of the
 * audit and the reader may read neither, `range.invalid` for days out of order, and `request.invalid` for an order by
 * a column that it has not.
 */
export async function readQuestion(
  deps: Pick<TableDeps, 'site' | 'clock'>,
  { merchant, staff }: Pick<Reader, 'merchant' | 'staff'>,
  report: ReportName,
  wish: Wish,
): Promise<Asked> {
  const source = sources[report];
  // Agents are members: a table of them tells of people.
  const ofPeople = report === 'play' && wish.by === 'agent' ? entriesSource.permissions : [];
  const needs = [...source.permissions, ...ofPeople];
  if (!needs.every((needed) => isAllowed(staff, needed, merchant)))
    throw new AppError('permission.denied');
  const { currency, timeZone, jurisdiction } = await deps.site.profile(merchant);
  const now = deps.clock.now();
  const span = readDaySpan(timeZone, wish, now);
  const days = daysOf(span);
  const question: Question = {
    ...span,
    merchant,
    currency,
    timeZone,
    days,
    starts: days.map((day) => startOfDay(timeZone, day)),
    now,
    by: wish.by ?? 'day',
    type: wish.type ?? null,
    vendor: wish.vendor ?? null,
    game: wish.game ?? null,
    brands: await brandsOf(deps, staff, currency),
    levyPoints: levyPointsOf(jurisdiction),
    isWhole: wish.type === undefined && wish.vendor === undefined && wish.game === undefined,
  };
  return { source, question, order: orderOf(source, question, wish.sort) };
}

function daysOf({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The brands that a person reads figures of and whose money can be added up. */
async function brandsOf(
  { site }: Pick<TableDeps, 'site'>,
  staff: Reader['staff'],
  currency: string,
): Promise<string[]> {
  const brands = await site.currencies();
  return brands
    .filter((one) => one.currency === currency)
    .map(({ id }) => id)
    .filter((id) => isAllowed(staff, 'reports:figures:read:own-brand', id));
}

function orderOf(source: Source, question: Question, wish: string | undefined): Order {
  const keys = source.columns(question).map(({ key }) => key);
  const usual = keys.includes(source.order.split('.')[0] ?? '') ? source.order : 'ggr.descending';
  const [key = '', direction] = (wish ?? usual).split('.');
  if (!keys.includes(key)) throw new AppError('request.invalid', { field: 'sort' });
  return { key, direction: direction === 'ascending' ? 'ascending' : 'descending' };
}

/** True while the last day of a span goes on. */
export const isRunning = ({ timeZone, lastDay, now }: Question): boolean =>
  lastDay >= dayIn(timeZone, now);
