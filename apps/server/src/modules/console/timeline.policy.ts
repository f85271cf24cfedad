import { timelineKinds } from '@arara/contract';
import type { PermissionName, TimelineKind, TimelineLine } from '@arara/contract';
import type { StoryPlace } from '../../platform/story.ts';

/** The permission that a kind of lines needs beside the one of the page; others need none. */
const readOf: Partial<Record<TimelineKind, PermissionName>> = {
  deposit: 'cashier:payment:read',
  withdrawal: 'cashier:withdrawal:read',
  transfer: 'transfers:transfer:read',
  adjustment: 'wallet:adjustment:read',
  round: 'play:round:read',
  ticket: 'lottery:ticket:read',
};

/** The kinds that somebody may read, in the order of the contract. */
export const readableKinds = (
  mayRead: (permission: PermissionName) => boolean,
): readonly TimelineKind[] =>
  timelineKinds.filter((kind) => {
    const permission = readOf[kind];
    return permission === undefined || mayRead(permission);
  });

/** The kinds that a request names; null where one of them is none. Without names: all. */
export function kindsOf(text: string | undefined): readonly TimelineKind[] | null {
  if (text === undefined) return timelineKinds;
  const names = text.split(',');
  const kinds = timelineKinds.filter((kind) => names.includes(kind));
  return kinds.length === new Set(names).size ? kinds : null;
}

/** The last line of a page: where the next one begins. */
export interface Cursor {
  readonly at: Date;
  readonly kind: TimelineKind;
  readonly id: string;
}

const idPattern = /^[0-9a-f-]{1,36}$/;
const uuidKinds: ReadonlySet<TimelineKind> = new Set([
  'deposit',
  'withdrawal',
  'transfer',
  'adjustment',
]);
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const numberPattern = /^\d{1,18}$/;
const latest = Date.UTC(9999, 0);

export const writeCursor = ({ at, kind, id }: TimelineLine): string =>
  Buffer.from(`${Date.parse(at)} ${kind} ${id}`).toString('base64url');

/** The place that a cursor names; null where the text is none. */
export function readCursor(text: string): Cursor | null {
  const [ms = '', name = '', id = '', ...rest] = Buffer.from(text, 'base64url')
    .toString()
    .split(' ');
  const kind = timelineKinds.find((one) => one === name);
  if (kind === undefined || rest.length > 0 || !/^\d{1,15}$/.test(ms) || !idPattern.test(id)) {
    return null;
  }
  if (Number(ms) > latest) return null;
  const isOwn = (uuidKinds.has(kind) ? uuidPattern : numberPattern).test(id);
  return isOwn ? { at: new Date(Number(ms)), kind, id } : null;
}

/**
 * Where a kind of lines goes on after a cursor. Lines of one instant are ordered by the place of their kind in the
 * contract, then by id, the highest first.
 */
export function placeAfter({ at, kind, id }: Cursor, of: TimelineKind, limit: number): StoryPlace {
  if (of === kind) return { until: at, below: id, limit };
  const isShown = timelineKinds.indexOf(of) < timelineKinds.indexOf(kind);
  return { until: isShown ? new Date(at.getTime() - 1) : at, below: null, limit };
}

/** The order of a story: the latest first. */
export function compareLines(one: TimelineLine, other: TimelineLine): number {
  return (
    Date.parse(other.at) - Date.parse(one.at) ||
    timelineKinds.indexOf(one.kind) - timelineKinds.indexOf(other.kind) ||
    compareIds(other.id, one.id)
  );
}

/** Whole numbers by their size, UUIDs by their signs: those of one kind are of one form. */
function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
