import { useSearchParams } from 'react-router';
import { WayBack } from '../../../components/way-back.tsx';
import { LotteryBet } from '../../../features/lottery-bet/components/lottery-bet.tsx';
import { fetchRules } from '../../../lib/lottery-rules.ts';
import { start } from '../../../lib/start.ts';
import { LazyBalance } from './lazy-balance.tsx';
import { LazyStats } from './lazy-stats.tsx';

/** The rules of the lottery that the document brought along come with the page. */
export const ready = async (): Promise<void> => {
  if (start.lottery !== null) await fetchRules(start.lottery.model);
};

/** The lottery that the address names by its code, where people bet. */
export default function BetPage() {
  const [search] = useSearchParams();
  const gameCode = search.get('gameCode') ?? '';
  return (
    <>
      <WayBack />
      <LotteryBet
        key={gameCode}
        gameCode={gameCode}
        playType={search.get('playType')}
        balance={<LazyBalance />}
      >
        <LazyStats gameCode={gameCode} />
      </LotteryBet>
    </>
  );
}
