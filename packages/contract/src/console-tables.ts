import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Cursor, Day, Empty, Id, Instant, query } from './primitives.ts';

/** The tables of the reports desk. */
export const reportNames = [
  'play',
  'entries',
  'members',
  'payments',
  'restrictions',
  'jackpots',
  'retention',
  'funnel',
  'audit',
] as const;
export type ReportName = (typeof reportNames)[number];

/** The things that a row of the report of play may stand for. */
export const playGroups = ['day', 'product', 'vendor', 'game', 'brand', 'agent'] as const;
export type PlayGroup = (typeof playGroups)[number];

/** The kinds of columns: the page formats each in the reader's language. */
export const columnKinds = [
  'text',
  'word',
  'game',
  'member',
  'day',
  'instant',
  'count',
  'money',
  'percent',
  'seconds',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

const Key = z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,30}$/);
const Word = z.string().trim().min(1).max(80);

/** The request for a table. Days are of the brand; without them the last thirty. */
const wish = {
  from: Day.optional(),
  to: Day.optional(),
  by: z.enum(playGroups).optional(),
  /** Narrow play to a type of games (`-`: without a type), a vendor, a game of it. */
  type: Word.optional(),
  vendor: Word.optional(),
  game: Word.optional(),
  /** A column and its direction: `ggr.descending`. */
  sort: z
    .string()
    .regex(/^[a-zA-Z0-9]+\.(ascending|descending)$/)
    .optional(),
} as const;

export const ReportColumn = z.object({
  key: Key,
  kind: z.enum(columnKinds),
});
export type ReportColumn = z.output<typeof ReportColumn>;

/** The cells of a row: money in `amounts`, all else in `values`; a share is percent as text. */
export const ReportRow = z.object({
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.int(), z.null()])),
  amounts: z.record(z.string(), Amount),
});
export type ReportRow = z.output<typeof ReportRow>;

const reading = {
  auth: 'staff',
  permission: 'reports:figures:read:own-brand',
  alwaysOpen: true,
} as const;

export const staffReportCall = call({
  ...reading,
  name: 'staffReport',
  summary: 'A page of a table of the reports desk, with its totals over the whole result.',
  method: 'GET',
  path: '/api/staff/reports/tables/:report',
  params: z.object({ report: z.enum(reportNames) }),
  query: query({ ...wish, cursor: Cursor.optional() }),
  value: z.object({
    firstDay: Day,
    lastDay: Day,
    timeZone: z.string(),
    currency: z.string(),
    /** Play is counted up to here. */
    asOf: z.object({ at: Instant, secondsBehind: z.number() }),
    /** True while the last day goes on. */
    running: z.boolean(),
    columns: z.array(ReportColumn),
    rows: z.array(ReportRow),
    /** Of the whole result, not of the page; null: this table has none. */
    totals: ReportRow.nullable(),
    /** How many rows there are; null: nobody counts them. */
    count: z.int().nullable(),
    nextCursor: z.string().nullable(),
    /** The costs that are taken from GGR here; `points`: the part of it that they are, in hundredths of a percent. */
    costs: z.array(z.object({ name: z.enum(['bonus', 'levy']), points: z.int().nullable() })),
  }),
  errors: ['staff.factor.required', 'range.invalid', 'request.invalid'],
});

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportStates = ['WAITING', 'RUNNING', 'READY', 'FAILED'] as const;

/** A table on its way to a file, or the file. */
export const ReportExport = z.object({
  id: Id,
  report: z.enum(reportNames),
  format: z.enum(exportFormats),
  firstDay: Day,
  lastDay: Day,
  personal: z.boolean(),
  state: z.enum(exportStates),
  rows: z.int(),
  /** Rows that it will have; null: not known yet. */
  rowsExpected: z.int().nullable(),
  bytes: z.int(),
  askedAt: Instant,
  expiresAt: Instant,
});
export type ReportExport = z.output<typeof ReportExport>;

export const staffExportsCall = call({
  ...reading,
  permission: 'reports:export:make:own-brand',
  name: 'staffExports',
  summary: 'The exports that the caller asked for at this brand, the latest first.',
  method: 'GET',
  path: '/api/staff/reports/exports',
  query: query({}),
  value: z.object({ exports: z.array(ReportExport) }),
  errors: ['staff.factor.required'],
});

export const orderExportCall = call({
  ...reading,
  permission: 'reports:export:make:own-brand',
  name: 'orderExport',
  summary: 'Has a whole table written to a file in the background.',
  method: 'POST',
  path: '/api/staff/reports/exports',
  body: z.strictObject({
    report: z.enum(reportNames),
    format: z.enum(exportFormats),
    ...wish,
    /** With names and contacts of members in clear: needs `members:data:reveal` and a reason. */
    personal: z.boolean().default(false),
    reason: z.string().trim().max(500).optional(),
  }),
  value: ReportExport,
  errors: [
    'staff.factor.required',
    'range.invalid',
    'request.invalid',
    'report.file.too.many',
    'report.file.reason',
    'staff.proof.stale',
  ],
});

export const openExportCall = call({
  ...reading,
  permission: 'reports:export:make:own-brand',
  name: 'openExport',
  summary: 'An address for one download of an own export, good for a minute.',
  method: 'POST',
  path: '/api/staff/reports/exports/:id/open',
  params: z.object({ id: z.uuid() }),
  value: z.object({ address: z.string(), name: z.string() }),
  errors: [
    'staff.factor.required',
    'staff.proof.stale',
    'report.file.not.found',
    'report.file.not.ready',
  ],
});

/** A table with its period, filters, order and columns, kept under a name. */
export const ReportView = z.object({
  id: Id,
  name: z.string(),
  /** The query part of the desk's address. */
  search: z.string(),
  shared: z.boolean(),
  /** False: a colleague of the brand shares it. */
  own: z.boolean(),
  by: z.string(),
});
export type ReportView = z.output<typeof ReportView>;

export const staffViewsCall = call({
  ...reading,
  name: 'staffViews',
  summary: 'The saved views of the caller, and those that colleagues of the brand share.',
  method: 'GET',
  path: '/api/staff/reports/views',
  query: query({}),
  value: z.object({ views: z.array(ReportView) }),
  errors: ['staff.factor.required'],
});

export const keepViewCall = call({
  ...reading,
  permission: 'reports:view:keep:own-brand',
  name: 'keepView',
  summary: 'Keeps a view under a name; an own one of the same name is replaced.',
  method: 'POST',
  path: '/api/staff/reports/views',
  body: z.strictObject({
    name: z.string().trim().min(1).max(60),
    search: z
      .string()
      .max(600)
      .regex(/^[\w\-.~%&=+*]*$/),
    shared: z.boolean(),
  }),
  value: ReportView,
  errors: ['staff.factor.required', 'report.view.too.many'],
});

export const dropViewCall = call({
  ...reading,
  permission: 'reports:view:keep:own-brand',
  name: 'dropView',
  summary: 'Forgets an own view.',
  method: 'DELETE',
  path: '/api/staff/reports/views/:id',
  params: z.object({ id: Id }),
  value: Empty,
  errors: ['staff.factor.required', 'report.view.not.found'],
});
