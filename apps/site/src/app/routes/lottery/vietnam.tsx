import { useSearchParams } from 'react-router';
import { WayBack } from '../../../components/way-back.tsx';
import { BalanceOrDoor } from './balance.tsx';
import { VietnamBoard } from '../../../features/lottery-vietnam/components/vietnam-board.tsx';

/** The lotteries of Vietnam, or the one that the address names. Open to everybody. */
export default function VietnamPage() {
  const [search] = useSearchParams();
  return (
    <>
      <WayBack />
      <VietnamBoard gameCode={search.get('gameCode')} balance={<BalanceOrDoor />} />
    </>
  );
}
