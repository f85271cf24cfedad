import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@arara/sandbox';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { openProviders } from '../../../compose/providers.ts';
import { readConfig } from '../../../config.ts';
import type { IdentityProgram } from './identity-program.ts';
import { cpfOf } from './visitor.ts';

export const registerPath = '/api/session/providers/registration';

/** Gives a program the sandbox's sign-in providers; answers their pages, and what ends them. */
export async function playProviders(
  program: IdentityProgram,
): Promise<{ readonly pages: FastifyInstance; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'providers-'));
  const { clock, owner: pool } = program;
  const sandbox = await createSandbox({ dataDir, pool, clock, onError: () => undefined });
  Object.assign(
    program.providers,
    openProviders(readConfig({ DATA_DIR: dataDir }), sandbox, clock),
  );
  const pages = fastify();
  await pages.register(formbody);
  await pages.register(sandbox.plugin);
  return {
    pages,
    async stop() {
      await pages.close();
      await sandbox.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

let registered = 40_000;

/** The short registration of somebody whom a provider vouched for. */
export function registration(ticket: string, changes: object = {}) {
  registered += 1;
  return {
    ticket,
    payeeName: 'Marina Duarte',
    idNumber: cpfOf(registered),
    birthDate: '1991-02-03',
    terms: { version: '1', agreed: true },
    limits: { lossDay: '100.00', timeDayMinutes: 120 },
    ...changes,
  };
}

export const ticketOf = (answer: { value: unknown }) => (answer.value as { ticket: string }).ticket;
