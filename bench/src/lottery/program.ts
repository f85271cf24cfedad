import { randomBytes } from 'node:crypto';
import { createLedger } from '@arara/ledger';
import { drawModels, familyOf, plays } from '@arara/lottery';
import type { Pool } from '@arara/postgres';
import { lotteries } from '../../../database/seeds/lotteries.ts';
import { createGames } from '../../../apps/server/src/modules/lottery/games.ts';
import { createFailingTickets } from '../../../apps/server/src/modules/lottery/issues/failing-tickets.ts';
import { createProvenResults } from '../../../apps/server/src/modules/lottery/issues/proven-results.ts';
import { salePlug } from '../../../apps/server/src/modules/lottery/sale/sale.plug.ts';
import { createPlay } from '../../../apps/server/src/modules/play/index.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { createTexts } from '../../../apps/server/src/platform/texts.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { createSecretBox } from '../../../apps/server/src/platform/secret-box.ts';
import { readPorts } from '../http/ports.ts';
import { chain, marginMs, seeds } from './chain.ts';
import { drawModel, foreignCode, lotteryCode } from './settings.ts';

/** Bounds that no measurement reaches: what is measured is selling, not refusing. */
const endless = 10n ** 15n;

export type LotteryProgram = Awaited<ReturnType<typeof createLotteryProgram>>;

/** The lottery on the real wallet; other modules answer from memory. */
export async function createLotteryProgram(pool: Pool, url: string) {
  const log = createLog('error');
  const database = createDatabase(pool);
  const clock = systemClock;
  const ledger = createLedger({ pool, url });
  const ports = await readPorts(pool, ledger);
  const play = createPlay({
    database,
    databaseUrl: url,
    ledger,
    clock,
    random: randomBytes,
    secretBox: createSecretBox('ab'.repeat(32), 'bench'),
    events: { poke: () => undefined },
    log,
    metrics: createMetrics(),
    ports,
    jurisdiction: 'demo',
  });
  await play.service.vendors.ensure({ code: 'lottery', prizeMax: 100_000_000n });
  const rules = { models: drawModels, plays, familyOf };
  const games = createGames({ database, clock, rules, log });
  const [sample] = lotteries.filter(({ model }) => model === drawModel);
  if (sample === undefined) throw new Error(`no lottery of ${drawModel}`);
  const bounds = { ticketMax: endless, playerMax: endless, issueMax: endless };
  const game = { ...sample, ...bounds, liabilityMax: endless };
  await games.add({ ...game, code: lotteryCode });
  await games.add({ ...game, code: foreignCode, drawSource: 'external' });
  const house = play.service.house('lottery', salePlug);
  const deps = {
    database,
    // The round of an issue comes long after its sale: whoever draws at once is that far ahead.
    clock: { ...clock, now: () => new Date(clock.now().getTime() + 2 * marginMs) },
    texts: createTexts(),
    random: (bytes: number) => randomBytes(bytes),
    record: async () => undefined,
    secretBox: seeds,
    rules,
    house,
    beacon: {
      chain: async () => chain.info,
      hears: () => true,
      round: async (_: string, round: number) => chain.beaconOf(round),
    },
    ledger,
    wallet: ports.wallet,
    members: {
      hasLimits: async () => true,
      playRefusal: async () => null,
      barredAmong: async () => [],
      tellOfMoney: async () => undefined,
    },
    log,
    failing: createFailingTickets(log, clock),
    proven: createProvenResults(),
    timeZoneOf: async () => 'America/Sao_Paulo',
    sellsAt: async () => true,
    games,
  };
  return {
    deps,
    async stop() {
      await house.stop();
      await play.stop?.();
      await ledger.close();
    },
  };
}
