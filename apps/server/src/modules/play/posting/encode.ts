import { dayIn } from '@arara/calendar';
import { encodeSums } from '@arara/ledger';
import { columns } from './columns.ts';
import type { ColumnType, Placed } from './columns.ts';
import type { PostRequest } from './request.ts';

/**
 * Array literals as PostgreSQL reads them. The driver would escape every element on its own; what
 * travels here is numbers, hex and names, so that joining is enough and costs a tenth.
 */
const plain = (value: unknown) => String(value);
const quoted = (value: unknown) => quote(value as string);
const elements: Readonly<Record<ColumnType, (value: unknown) => string>> = {
  bigint: plain,
  boolean: (value) => (value === true ? 't' : 'f'),
  bytea: (value) => `"\\\\x${(value as Buffer).toString('hex')}"`,
  date: quoted,
  integer: plain,
  numeric: quoted,
  smallint: plain,
  text: quoted,
  uuid: quoted,
  'play.tx_kind': quoted,
};

function quote(value: string): string {
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
}

/** One literal for each column of a part. */
function lists<Part>(
  of: readonly { readonly type: ColumnType; readonly of: (part: Part) => unknown }[],
  parts: readonly Part[],
): string[] {
  return of.map((column) => {
    const element = elements[column.type];
    const values = parts.map((part) => {
      const value = column.of(part);
      return value === null ? 'NULL' : element(value);
    });
    return `{${values.join(',')}}`;
  });
}

function placed<T>(
  requests: readonly PostRequest[],
  parts: (request: PostRequest) => readonly T[],
): Placed<T>[] {
  return requests.flatMap((request, at) => parts(request).map((of) => ({ item: at + 1, of })));
}

/** The arguments of play.post_batch after its moment, in the order of the table, for a batch of an instant. */
export function encode(
  requests: readonly PostRequest[],
  isHot: (accountId: bigint) => boolean,
  now: Date,
): (string | Buffer | null)[] {
  const movements = requests.flatMap(({ movements: own, currency }) =>
    own.map((movement) => ({ ...movement, currency })),
  );
  const days = daysOf(requests, now);
  let start = 1;
  const started = requests.map((request, at) => {
    const here = { request, start, day: days[at] ?? null };
    start += request.actions.length;
    return here;
  });
  return [
    ...lists(columns.request, started),
    ...lists(
      columns.source,
      placed(requests, ({ sources }) => sources),
    ),
    ...lists(
      columns.action,
      placed(requests, ({ actions }) => actions),
    ),
    ...lists(
      columns.chain,
      placed(requests, (request) => (request.movements.length > 0 ? [request] : [])),
    ),
    ...lists(
      columns.transfer,
      placed(requests, (request) => request.movements),
    ),
    ...encodeSums(movements, isHot),
  ];
}

/** The day of each request: another than today for a rollback, and today is not the same day everywhere. */
function daysOf(requests: readonly PostRequest[], now: Date): string[] {
  const todays = new Map<string, string>();
  return requests.map(({ day, timeZone }) => {
    if (day !== null) return day;
    const today = todays.get(timeZone) ?? dayIn(timeZone, now);
    todays.set(timeZone, today);
    return today;
  });
}
