import type { Ask } from '@arara/client';
import type { Answer } from '../../lib/api.ts';
import type { Self } from '../../lib/session.ts';
import { may } from '../../lib/session.ts';

export type Table = Answer<'staffReport'>;
export type Row = Table['rows'][number];
export type Column = Table['columns'][number];
export type Report = Ask<'staffReport'>['params']['report'];
export type Wish = NonNullable<Ask<'staffReport'>['query']>;
export type Group = NonNullable<Wish['by']>;

/** The tables that stand in the desk's strip, each with the right that it needs beside the desk's. */
const tables: readonly { readonly report: Report; readonly needs?: string }[] = [
  { report: 'play' },
  { report: 'members', needs: 'members:member:read' },
  { report: 'payments' },
  { report: 'retention' },
  { report: 'funnel' },
  { report: 'restrictions' },
  { report: 'jackpots' },
  { report: 'audit', needs: 'staff:audit:read' },
];

/** The tables that a person may open. */
export const tablesOf = (self: Self | null): Report[] =>
  tables.flatMap(({ report, needs }) => (needs === undefined || may(self, needs) ? [report] : []));

/** The row of costs that belong to no game, and of members whom nobody brought. */
export const noGame = 'none';

export const groups: readonly Group[] = ['day', 'product', 'vendor', 'game', 'brand', 'agent'];

const reports: readonly Report[] = [...tables.map(({ report }) => report), 'entries'];

/** The table and the group of an address; any other word of it counts as none. */
export const reportOf = (text: string | null): Report =>
  reports.find((report) => report === text) ?? 'play';
export const groupOf = (text: string | null): Group =>
  groups.find((group) => group === text) ?? 'day';

/** The figures that are told above the table of play, the first one largest. */
export const figures = ['ggr', 'ngr', 'turnover', 'prizes'] as const;
