import { Later } from '../../../components/later.tsx';
import { WayBack } from '../../../components/way-back.tsx';
import { RouteBanners } from '../../../features/home/components/route-banners.tsx';
import { LotteryLobby } from '../../../features/lottery-lobby/components/lottery-lobby.tsx';

const modes = ['Elott'] as const;

/** The lotteries at fixed odds on two sides. */
export default function ELottPage() {
  return (
    <>
      <WayBack />
      <LotteryLobby page="elott" modes={modes} />
      <Later>
        <RouteBanners />
      </Later>
    </>
  );
}
