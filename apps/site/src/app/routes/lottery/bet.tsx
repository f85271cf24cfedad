import { useSearchParams } from 'react-router';
import { LotteryBet } from '../../../features/lottery-bet/components/lottery-bet.tsx';
import { LazyStats } from './lazy-stats.tsx';

/** The lottery that the address names by its code, where people bet. */
export default function BetPage() {
  const [search] = useSearchParams();
  const gameCode = search.get('gameCode') ?? '';
  return (
    <LotteryBet key={gameCode} gameCode={gameCode} playType={search.get('playType')}>
      <LazyStats gameCode={gameCode} />
    </LotteryBet>
  );
}
