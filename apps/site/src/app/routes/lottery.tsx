import { useSearchParams } from 'react-router';
import { LotteryBet } from '../../features/lottery-bet/components/lottery-bet.tsx';
import { LotteryLobby } from '../../features/lottery-lobby/components/lottery-lobby.tsx';
import { LazyStats } from './lottery/lazy-stats.tsx';

/** Those at fixed odds on two sides have a page of their own. */
const modes = ['Lott', 'ZY', 'SEA'] as const;

/** The lotteries, or one of them by its code, where people bet. */
export default function LotteryPage() {
  const [search] = useSearchParams();
  const gameCode = search.get('gameCode');
  if (gameCode === null) return <LotteryLobby page="lobby" modes={modes} />;
  return (
    <LotteryBet key={gameCode} gameCode={gameCode} playType={search.get('playType')}>
      <LazyStats gameCode={gameCode} />
    </LotteryBet>
  );
}
