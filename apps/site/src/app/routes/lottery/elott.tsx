import { lazy, Suspense } from 'react';
import { Later } from '../../../components/later.tsx';
import { WayBack } from '../../../components/way-back.tsx';
import { LotteryLobby } from '../../../features/lottery-lobby/components/lottery-lobby.tsx';
import { loadChunk } from '../../../lib/chunk.ts';

const modes = ['Elott'] as const;

/** With all that the games’ pages are made of: below the lotteries nobody waits for it. */
const RouteBanners = lazy(async () => ({
  default: (await loadChunk(() => import('../../../features/home/components/route-banners.tsx')))
    .RouteBanners,
}));

/** The lotteries at fixed odds on two sides. */
export default function ELottPage() {
  return (
    <>
      <WayBack />
      <LotteryLobby page="elott" modes={modes} />
      <Later>
        <Suspense fallback={null}>
          <RouteBanners />
        </Suspense>
      </Later>
    </>
  );
}
