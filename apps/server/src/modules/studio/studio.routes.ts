import {
  answerPromise as answerPromiseCall,
  certificates,
  markRoundSeen,
  maths as mathsCall,
  mySeeds,
  pairRounds,
  playRound as playRoundCall,
  rotateSeeds as rotateSeedsCall,
  roundProof,
  studioBalance,
  studioPreferences,
  studioRound,
  studioRounds,
  studioSeeds,
  studioSession,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { answerPromise, seedsOfGame } from './commands/answer-promise.ts';
import { openSession } from './commands/open-session.ts';
import { rotateSeeds } from './commands/rotate-seeds.ts';
import { listCertificates } from './studio.certificates.ts';
import type { StudioDeps } from './studio.deps.ts';
import type { PlayRules } from './studio.ports.ts';
import { decimal, presentProof, presentRound } from './studio.present.ts';
import type { createRounds } from './rounds/index.ts';
import { createStudioQueries } from './studio.service.ts';

/** The studio's calls; `playRules` says what the jurisdiction allows. */
export function studioRoutes(
  deps: StudioDeps,
  rounds: ReturnType<typeof createRounds>,
  playRules: (merchant: string) => Promise<PlayRules>,
): AnyRoute[] {
  const queries = createStudioQueries(deps);
  return [
    route(studioSession, async ({ body, caller }) =>
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
    route(studioSeeds, async ({ caller }) =>
      seedsOfGame(deps, await queries.sessionOf(caller.studio.id), deps.database.read),
    ),
    route(answerPromiseCall, async ({ body, caller }) =>
      answerPromise(deps, await queries.sessionOf(caller.studio.id), body),
    ),
    route(studioRounds, async ({ caller }) =>
      queries.roundsOf(await queries.sessionOf(caller.studio.id)),
    ),
    route(studioRound, async ({ params, caller }) =>
      presentRound(await queries.paidRoundOf(caller.studio.playerId, params.id)),
    ),
    route(markRoundSeen, async ({ params, caller }) => {
      const found = await queries.markSeen(caller.studio.playerId, params.id);
      if (!found) throw new AppError('round.not.found');
      return null;
    }),
    route(studioBalance, async ({ caller }) => {
      const session = await queries.sessionOf(caller.studio.id);
      const reply = await deps.wallet.balance(session.vendor, {
        request_id: caller.requestId,
        session_token: session.wallet_token,
        player_id: session.wallet_player,
        currency: session.currency,
      });
      if (reply.balance === undefined) throw new AppError('session.expired');
      return {
        balance: decimal(BigInt(reply.balance.total), session.currency),
        currency: session.currency,
      };
    }),
    route(studioPreferences, async ({ body, caller }) => {
      await queries.keepPreferences(caller.studio.playerId, body);
      return null;
    }),
    route(mySeeds, ({ caller }) => queries.seedsOf(caller.session.playerId)),
    route(rotateSeedsCall, ({ body, caller }) => rotateSeeds(deps, caller.session.playerId, body)),
    route(pairRounds, ({ query, caller }) => queries.roundsOfPair(caller.session.playerId, query)),
    route(roundProof, async ({ params }) => {
      const { round, moves } = await queries.provenRound(params.id);
      return presentProof(round, moves, deps.seeds.open);
    }),
    route(mathsCall, async ({ params }) => {
      const maths = deps.games.mathsOf(params.hash);
      if (maths === null) throw new AppError('maths.not.found');
      return maths;
    }),
    route(certificates, () => listCertificates(deps)),
  ];
}
