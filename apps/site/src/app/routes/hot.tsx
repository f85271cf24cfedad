import { HotLobby } from '../../features/catalogue/components/hot-lobby.tsx';
import { RouteBanners } from '../../features/home/components/route-banners.tsx';

/** The games that are played most. */
export default function HotPage() {
  return (
    <>
      <HotLobby />
      <RouteBanners />
    </>
  );
}
