import { WayBack } from '../../../components/way-back.tsx';
import { LotteryLobby } from '../../../features/lottery-lobby/components/lottery-lobby.tsx';
import { lobbyModes } from '../../../features/lottery-lobby/kinds.ts';

/** The lotteries on sale. */
export default function LotteriesPage() {
  return (
    <>
      <WayBack />
      <LotteryLobby page="lobby" modes={lobbyModes} />
    </>
  );
}
