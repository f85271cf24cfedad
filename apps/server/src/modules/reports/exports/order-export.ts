import { randomUUID } from 'node:crypto';
import type {
  BodyOf,
  openExportCall,
  orderExportCall,
  ReportExport,
  ValueOf,
} from '@arara/contract';
import { signedBy } from '../../../platform/audit.ts';
import type { RecordDeed } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { isAllowed, requireFresh } from '../../../platform/permissions.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { RandomBytes } from '../../../platform/tokens.ts';
import type { Reader } from '../desk/desk.deps.ts';
import { readQuestion } from '../desk/question.ts';
import { sources } from '../desk/sources.ts';
import { fileName, filePath } from './export.plugin.ts';
import { insertExport, listExports, readExport, setTicket } from './export.repository.ts';
import type { ExportRow } from './export.repository.ts';
import type { ExportDeps } from './write-export.ts';

export const exportJob = 'reports.export';
const keptMs = 24 * 3_600_000;
const ticketMs = 60_000;
const openMax = 3;
const reasonMin = 3;

export interface OrderDeps extends ExportDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly random: RandomBytes;
  readonly record: RecordDeed;
}

/** The files that a person ordered at a brand and that are kept yet, the latest first. */
export async function ownExports(
  { database, clock }: Pick<OrderDeps, 'database' | 'clock'>,
  { merchant, staff }: Reader,
): Promise<ReportExport[]> {
  const found = await listExports(database.read, { merchant, staffId: staff.id }, clock.now());
  return found.map(presentExport);
}

/** Writes down what is asked for, and has it made; the line of the audit says with which columns, and why. */
export async function orderExport(
  deps: OrderDeps,
  reader: Reader,
  body: BodyOf<typeof orderExportCall>,
): Promise<ReportExport> {
  const { report, format, personal, reason = '', ...wish } = body;
  const { merchant, staff, language } = reader;
  const { question } = await readQuestion(deps, reader, report, wish);
  requireReason(reader, body);
  const askedAt = deps.clock.now();
  const { firstDay, lastDay } = question;
  const one = {
    id: randomUUID(),
    merchant,
    staffId: staff.id,
    report,
    format,
    wish,
    firstDay,
    lastDay,
    personal,
    language,
    askedAt,
    expiresAt: new Date(askedAt.getTime() + keptMs),
  };
  await deps.database.transaction(async (tx) => {
    if (!(await insertExport(tx, one, openMax))) throw new AppError('report.file.too.many');
    await deps.record(tx, {
      ...signedBy(staff),
      merchant,
      action: 'report.exported',
      subject: `export:${one.id}`,
      detail: { report, format, personal, from: firstDay, to: lastDay, ...wish, reason },
    });
    const job = { name: exportJob, payload: { id: one.id }, key: one.id, queue: 'exports' };
    await deps.jobs.enqueue(tx, job);
  });
  return presentExport({
    ...one,
    state: 'WAITING',
    attempt: 0,
    rows: 0n,
    rowsExpected: null,
    bytes: 0n,
  });
}

/** Personal data in clear has a right of its own, a reason, and something to show. */
function requireReason(
  { staff, merchant }: Reader,
  { report, personal, reason = '' }: BodyOf<typeof orderExportCall>,
): void {
  if (!personal) return;
  requireFresh(staff);
  if (!mayReveal({ staff, merchant }, report)) throw new AppError('permission.denied');
  if (reason.length < reasonMin) throw new AppError('report.file.reason', { field: 'reason' });
}

const mayReveal = (
  { staff, merchant }: Pick<Reader, 'staff' | 'merchant'>,
  report: ReportExport['report'],
): boolean =>
  sources[report].permissions.includes('members:member:read:own-brand') &&
  isAllowed(staff, 'members:data:reveal:own-brand', merchant);

/** Gives the person who ordered an export the address of one download, with a line of the audit. */
export async function openExport(
  deps: OrderDeps,
  { merchant, staff }: Reader,
  id: string,
): Promise<ValueOf<typeof openExportCall>> {
  const now = deps.clock.now();
  const one = await readExport(deps.database.read, id);
  if (one?.staffId !== staff.id || one.merchant !== merchant || one.expiresAt <= now)
    throw new AppError('report.file.not.found');
  const needed = sources[one.report].permissions;
  if (!needed.every((permission) => isAllowed(staff, permission, merchant)))
    throw new AppError('permission.denied');
  if (one.personal && !mayReveal({ staff, merchant }, one.report))
    throw new AppError('permission.denied');
  if (one.personal) requireFresh(staff);
  if (one.state !== 'READY') throw new AppError('report.file.not.ready');
  const ticket = newToken(deps.random);
  await deps.database.transaction(async (tx) => {
    await setTicket(tx, id, hashToken(ticket), new Date(now.getTime() + ticketMs));
    await deps.record(tx, {
      ...signedBy(staff),
      merchant,
      action: 'report.downloaded',
      subject: `export:${id}`,
      detail: { report: one.report, format: one.format, personal: one.personal },
    });
  });
  return { address: filePath(ticket), name: fileName(one) };
}

function presentExport(one: ExportRow): ReportExport {
  const { id, report, format, firstDay, lastDay, personal, state } = one;
  return {
    id,
    report,
    format,
    firstDay,
    lastDay,
    personal,
    state,
    rows: Number(one.rows),
    rowsExpected: one.rowsExpected === null ? null : Number(one.rowsExpected),
    bytes: Number(one.bytes),
    askedAt: one.askedAt.toISOString(),
    expiresAt: one.expiresAt.toISOString(),
  };
}
