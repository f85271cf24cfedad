import { useSearchParams } from 'react-router';
import { LotteryBet } from '../../features/lottery-bet/components/lottery-bet.tsx';
import { LotteryLobby } from '../../features/lottery-lobby/components/lottery-lobby.tsx';

/** The lotteries, or one of them by its code, where people bet. */
export default function LotteryPage() {
  const [search] = useSearchParams();
  const gameCode = search.get('gameCode');
  if (gameCode === null) return <LotteryLobby />;
  return <LotteryBet key={gameCode} gameCode={gameCode} playType={search.get('playType')} />;
}
