import { WayBack } from '../../../components/way-back.tsx';
import { LotteryLobby } from '../../../features/lottery-lobby/components/lottery-lobby.tsx';

/** Those at fixed odds on two sides have a page of their own. */
const modes = ['Lott', 'ZY', 'SEA'] as const;

/** The lotteries on sale. */
export default function LotteriesPage() {
  return (
    <>
      <WayBack />
      <LotteryLobby page="lobby" modes={modes} />
    </>
  );
}
