import type { Game } from '@arara/contract';
import { Suspense, useRef } from 'react';
import { useLocation } from 'react-router';
import { Later } from '../../components/later.tsx';
import { Lobby } from '../../features/catalogue/components/lobby.tsx';
import { RouteBanners } from '../../features/home/components/route-banners.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useInView } from '../../lib/use-in-view.ts';

/** Below all games: whoever scrolls there waits for nothing, and the others need no script for it. */
const WinnersStrip = lazyPart(() =>
  import('../../features/catalogue/components/winners-strip.tsx').then((part) => part.WinnersStrip),
);

/** One segment names the category: `/rng`, `/inhouse`, … (the routes list them). */
export default function CategoryPage() {
  const { pathname } = useLocation();
  const gameType = pathname.replaceAll('/', '').toUpperCase() as Game['gameType'];
  const end = useRef<HTMLDivElement>(null);
  const isNear = useInView(end);
  return (
    <>
      <Lobby key={gameType} gameType={gameType} />
      <div ref={end}>
        {isNear && (
          <Suspense fallback={null}>
            <WinnersStrip />
          </Suspense>
        )}
      </div>
      <Later>
        <RouteBanners />
      </Later>
    </>
  );
}
