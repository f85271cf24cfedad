import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { readParts, spendTicket } from './export.repository.ts';
import type { ExportRow } from './export.repository.ts';

const folder = '/api/staff/reports/files';
const ticketPattern = /^[\w-]{43}$/;

/** The address of one download; whoever has it has the file, once and within a minute. */
export const filePath = (ticket: string): string => `${folder}/${ticket}`;

type Named = Pick<ExportRow, 'merchant' | 'report' | 'firstDay' | 'lastDay' | 'format'>;

export const fileName = ({ merchant, report, firstDay, lastDay, format }: Named): string =>
  `${merchant}-${report}-${firstDay}-${lastDay}.${format}`;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Sends a whole file, piece by piece: a browser that saves it has no header to say who it is. */
export function createExportPlugin({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return (app: FastifyInstance): void => {
    app.route({
      method: 'GET',
      url: `${folder}/:ticket`,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const { ticket } = request.params as { ticket: string };
        const one = ticketPattern.test(ticket)
          ? await spendTicket(database.read, hashToken(ticket), clock.now())
          : null;
        if (one === null) throw new AppError('export.not.found');
        return reply
          .header('content-type', types[one.format])
          .header('content-disposition', `attachment; filename="${fileName(one)}"`)
          .header('content-length', Number(one.bytes))
          .header('cache-control', 'no-store')
          .header('x-content-type-options', 'nosniff')
          .send(Readable.from(readParts(database.read, one)));
      },
    });
  };
}
