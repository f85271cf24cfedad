import {
  certificates,
  markRoundSeen,
  mySeeds,
  playRound as playRoundCall,
  rotateSeeds as rotateSeedsCall,
  roundProof,
  studioBalance,
  studioPreferences,
  studioRound,
  studioRounds,
  studioSession,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { openSession } from './commands/open-session.ts';
import { playRound } from './commands/play-round.ts';
import { rotateSeeds } from './commands/rotate-seeds.ts';
import { listCertificates } from './studio.certificates.ts';
import type { StudioDeps } from './studio.deps.ts';
import type { PlayRules } from './studio.ports.ts';
import { decimal, presentProof, presentRound } from './studio.present.ts';
import { createStudioQueries } from './studio.service.ts';

/** The studio's calls; `playRules` says what the jurisdiction allows. */
export function studioRoutes(
  deps: StudioDeps,
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
      playRound(deps, await queries.sessionOf(caller.studio.id), {
        ...body,
        idempotencyKey,
        requestId: caller.requestId,
        roundMinMs: (await playRules(caller.merchant)).roundMinMs,
      }),
    ),
    route(studioRounds, async ({ caller }) =>
      queries.roundsOf(await queries.sessionOf(caller.studio.id)),
    ),
    route(studioRound, async ({ params, caller }) => {
      const round = await queries.roundOf(params.id);
      if (round?.player_id !== caller.studio.playerId) throw new AppError('round.not.found');
      return presentRound(round);
    }),
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
    route(rotateSeedsCall, ({ body, caller }) =>
      rotateSeeds(deps, caller.session.playerId, body.clientSeed),
    ),
    route(roundProof, async ({ params }) => {
      const round = await queries.roundOf(params.id);
      if (round === null || round.state !== 'SETTLED') throw new AppError('round.not.found');
      return presentProof(round, deps.seeds.open);
    }),
    route(certificates, () => listCertificates(deps)),
  ];
}
