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
import { decimal, presentProof, presentRound, presentSeed } from './studio.present.ts';
import {
  markSeen,
  revealedSeeds,
  roundByPublicId,
  sessionById,
  writePreferences,
} from './studio.repository.ts';
import type { SessionRow } from './studio.repository.ts';

const revealedSeedsShown = 20;

/** The studio's calls; `autoPlay` says whether the jurisdiction allows it. */
export function studioRoutes(
  deps: StudioDeps,
  autoPlay: (merchant: string) => Promise<boolean>,
): AnyRoute[] {
  const read = deps.database.read;
  return [
    route(studioSession, async ({ body, caller }) =>
      openSession(deps, {
        ...body,
        requestId: caller.requestId,
        autoPlay: await autoPlay(caller.merchant),
      }),
    ),
    route(playRoundCall, async ({ body, caller, idempotencyKey }) =>
      playRound(deps, await sessionOf(deps, caller.studio.id), {
        ...body,
        idempotencyKey,
        requestId: caller.requestId,
      }),
    ),
    route(studioRound, async ({ params, caller }) => {
      const round = await roundByPublicId(read, params.id);
      if (round?.player_id !== caller.studio.playerId) throw new AppError('round.not.found');
      return presentRound(round);
    }),
    route(markRoundSeen, async ({ params, caller }) => {
      const found = await markSeen(read, caller.studio.playerId, params.id);
      if (!found) throw new AppError('round.not.found');
      return null;
    }),
    route(studioBalance, async ({ caller }) => {
      const session = await sessionOf(deps, caller.studio.id);
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
      await writePreferences(read, caller.studio.playerId, body);
      return null;
    }),
    route(mySeeds, async ({ caller }) => {
      const { playerId } = caller.session;
      const current = await deps.seeds.current(read, playerId);
      const revealed = await revealedSeeds(read, playerId, revealedSeedsShown);
      return {
        current: presentSeed(current),
        revealed: revealed.map((seed) => ({
          ...presentSeed(seed),
          serverSeed: deps.seeds.open(seed.server_seed_sealed),
          revealedAt: (seed.revealed_at ?? deps.clock.now()).toISOString(),
        })),
      };
    }),
    route(rotateSeedsCall, ({ body, caller }) =>
      rotateSeeds(deps, caller.session.playerId, body.clientSeed),
    ),
    route(roundProof, async ({ params }) => {
      const round = await roundByPublicId(read, params.id);
      if (round === null || round.state !== 'SETTLED') throw new AppError('round.not.found');
      return presentProof(round, deps.seeds.open);
    }),
    route(certificates, () => listCertificates(deps)),
  ];
}

async function sessionOf(deps: StudioDeps, id: string): Promise<SessionRow> {
  const session = await sessionById(deps.database.read, BigInt(id));
  if (session === null) throw new AppError('session.expired');
  return session;
}
