import type { AddressInfo } from 'node:net';
import { timeOf } from '@arara/lottery';
import type { Db } from '@arara/postgres';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openChain } from './chain.ts';
import type { SandboxChain } from './chain.ts';
import { readBeaconSwitches } from './switches.ts';

/** The access that a client of the beacon is told in the settings of the real world. */
export interface BeaconAccess {
  readonly urls: readonly string[];
  readonly chain: string;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

const Round = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** drand's HTTP API on a free loopback port: `/{chain}/info` and `/{chain}/public/{round}`. */
export async function startBeacon(deps: Deps): Promise<{
  readonly access: BeaconAccess;
  readonly chain: SandboxChain;
  stop(): Promise<void>;
}> {
  const chain = await openChain(deps.db);
  const app = fastify({ forceCloseConnections: true });
  registerDrand(app, deps, chain);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    access: { urls: [`http://127.0.0.1:${port}`], chain: chain.house.info.hash },
    chain,
    stop: () => app.close(),
  };
}

function registerDrand(app: FastifyInstance, { db, clock }: Deps, { house, fork }: SandboxChain) {
  const { info } = house;
  app.get(`/${info.hash}/info`, async (_request, reply) => {
    const { beacon } = await readBeaconSwitches(db);
    return beacon === 'down' ? reply.status(503).send() : info;
  });
  app.get(`/${info.hash}/public/:round`, async (request, reply) => {
    const { beacon, lateMs } = await readBeaconSwitches(db);
    if (beacon === 'down') return reply.status(503).send();
    const round = Round.safeParse((request.params as { round: string }).round);
    if (!round.success) return reply.status(400).send();
    const dueAt = timeOf(info, round.data).getTime() + (beacon === 'late' ? lateMs : 0);
    if (beacon === 'absent' || dueAt > clock.now().getTime()) return reply.status(404).send();
    return (beacon === 'forked' ? fork : house).beaconOf(round.data);
  });
}
