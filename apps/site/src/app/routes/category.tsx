import type { Game } from '@arara/contract';
import { useLocation } from 'react-router';
import { Later } from '../../components/later.tsx';
import { Lobby } from '../../features/catalogue/components/lobby.tsx';
import { WinnersStrip } from '../../features/catalogue/components/winners-strip.tsx';
import { RouteBanners } from '../../features/home/components/route-banners.tsx';

/** One segment names the category: `/rng`, `/inhouse`, … (the routes list them). */
export default function CategoryPage() {
  const { pathname } = useLocation();
  const gameType = pathname.replaceAll('/', '').toUpperCase() as Game['gameType'];
  return (
    <>
      <Lobby key={gameType} gameType={gameType} />
      <Later>
        <WinnersStrip />
        <RouteBanners />
      </Later>
    </>
  );
}
