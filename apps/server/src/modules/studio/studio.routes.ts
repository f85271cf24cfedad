import {
  answerPromiseCall,
  certificatesCall,
  markRoundSeenCall,
  mathsCall,
  mySeedsCall,
  pairRoundsCall,
  playRoundCall,
  rotateSeedsCall,
  roundProofCall,
  studioBalanceCall,
  studioJackpotsCall,
  studioPreferencesCall,
  studioResultsCall,
  studioRoundCall,
  studioRoundsCall,
  studioSeedsCall,
  studioSessionCall,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { answerPromise, seedsOfGame } from './commands/answer-promise.ts';
import { openSession } from './commands/open-session.ts';
import { rotateSeeds } from './commands/rotate-seeds.ts';
import { balanceOf } from './dealing/money.ts';
import { listCertificates } from './studio.certificates.ts';
import type { StudioDeps } from './studio.deps.ts';
import type { PlayRules } from './studio.ports.ts';
import { decimal, presentProof, presentRound } from './studio.present.ts';
import { levelWonBy } from './jackpots/index.ts';
import type { createJackpots } from './jackpots/index.ts';
import type { createRounds } from './rounds/index.ts';
import type { createSteps } from './steps/index.ts';
import { stepsRoutes } from './steps/steps.routes.ts';
import type { createTables } from './tables/index.ts';
import { provenSeat } from './tables/prove-seat.ts';
import { tablesRoutes } from './tables/tables.routes.ts';
import type { createStudioQueries } from './studio.service.ts';

interface Rooms {
  readonly rounds: ReturnType<typeof createRounds>;
  readonly steps: ReturnType<typeof createSteps>;
  readonly tables: ReturnType<typeof createTables>;
  readonly jackpots: ReturnType<typeof createJackpots>;
}

/** The studio's calls; `playRules` says what the jurisdiction allows. */
export function studioRoutes(
  deps: StudioDeps,
  queries: ReturnType<typeof createStudioQueries>,
  { rounds, steps, tables, jackpots }: Rooms,
  playRules: (merchant: string) => Promise<PlayRules>,
): AnyRoute[] {
  return [
    route(studioSessionCall, async ({ body, caller }) =>
      openSession(deps, {
        ...body,
        requestId: caller.requestId,
        rules: await playRules(caller.merchant),
      }),
    ),
    route(playRoundCall, async ({ body, caller, idempotencyKey }) =>
      rounds.play(await queries.sessionOf(caller.studio.id), {
        stake: body.stake,
        choices: { ...body.choices, mode: body.mode },
        idempotencyKey,
        requestId: caller.requestId,
        roundMinMs: (await playRules(caller.merchant)).roundMinMs,
      }),
    ),
    ...stepsRoutes(deps, steps, queries.sessionOf, playRules),
    ...tablesRoutes(deps, tables, queries.sessionOf),
    route(studioSeedsCall, async ({ caller }) =>
      seedsOfGame(deps, await queries.sessionOf(caller.studio.id), deps.database.read),
    ),
    route(answerPromiseCall, async ({ body, caller }) =>
      answerPromise(deps, await queries.sessionOf(caller.studio.id), body),
    ),
    route(studioRoundsCall, async ({ caller }) =>
      queries.roundsOf(await queries.sessionOf(caller.studio.id)),
    ),
    route(studioResultsCall, async ({ caller }) =>
      queries.resultsOf(await queries.sessionOf(caller.studio.id)),
    ),
    route(studioRoundCall, async ({ params, caller }) =>
      presentRound(await queries.paidRoundOf(caller.studio.playerId, params.id)),
    ),
    route(markRoundSeenCall, async ({ params, caller }) => {
      const found = await queries.markSeen(caller.studio.playerId, params.id);
      if (!found) throw new AppError('round.not.found');
      return null;
    }),
    route(studioBalanceCall, async ({ caller }) => {
      const session = await queries.sessionOf(caller.studio.id);
      const balance = await balanceOf(deps, session, caller.requestId);
      return { balance: decimal(balance, session.currency), currency: session.currency };
    }),
    route(studioPreferencesCall, async ({ body, caller }) => {
      await queries.keepPreferences(caller.studio.playerId, body);
      return null;
    }),
    route(mySeedsCall, ({ caller }) => queries.seedsOf(caller.session.playerId)),
    route(rotateSeedsCall, ({ body, caller }) => rotateSeeds(deps, caller.session.playerId, body)),
    route(pairRoundsCall, ({ query, caller }) =>
      queries.roundsOfPair(caller.session.playerId, query),
    ),
    route(roundProofCall, async ({ params }) => {
      const seat = await provenSeat(deps, params.id);
      if (seat !== null) return seat;
      const { round, moves } = await queries.provenRound(params.id);
      const level = levelWonBy(deps, round)?.code ?? null;
      return presentProof(round, moves, deps.seeds.open, level);
    }),
    route(mathsCall, async ({ params }) => {
      const maths = deps.games.mathsOf(params.hash);
      if (maths === null) throw new AppError('maths.not.found');
      return maths;
    }),
    route(certificatesCall, () => listCertificates(deps)),
    route(studioJackpotsCall, async ({ caller }) =>
      (await jackpots.show(caller.studio.merchant)).map(({ code, currency, levels }) => ({
        code,
        currency,
        levels,
      })),
    ),
  ];
}
