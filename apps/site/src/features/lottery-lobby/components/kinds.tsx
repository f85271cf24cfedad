import { Link, Segmented } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FaultState } from '../../../components/fault-state.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { lotteriesNowQuery } from '../../../lib/lottery.ts';
import type { LotteryKind } from '../kinds.ts';
import { LotteryCard, untold } from './lottery-card.tsx';
import css from './lottery-lobby.module.css';

const anyKind = 'all';

interface KindsProps {
  readonly kinds: readonly LotteryKind[];
}

/** One kind below the other; where there are several, one of them can be picked. */
export function Kinds({ kinds }: KindsProps) {
  const t = useT('lottery-bet');
  const [search, setSearch] = useSearchParams();
  const [only] = kinds.filter(({ mode }) => mode === search.get('kind'));
  const choices = [anyKind, ...kinds.map(({ mode }) => mode)];
  const isSearched = search.has('q');
  return (
    <div className={css.kinds}>
      {kinds.length > 1 && !isSearched && (
        <div className={css.choice}>
          <Segmented
            label={t('kinds')}
            onSurface
            value={only?.mode ?? anyKind}
            onChange={(kind) => setSearch(kind === anyKind ? {} : { kind }, { replace: true })}
            choices={choices.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </div>
      )}
      <List kinds={only === undefined ? kinds : [only]} isNamed={kinds.length > 1} />
    </div>
  );
}

/** The lotteries stand there at once; their times and numbers come when they are told. */
function List({ kinds, isNamed }: KindsProps & { readonly isNamed: boolean }) {
  const t = useT('lottery-bet');
  const { data, error, refetch } = useQuery(lotteriesNowQuery);
  if (data === undefined && error !== null) {
    return <FaultState error={error} onRetry={() => void refetch()} />;
  }
  return kinds.map(({ mode, games }) => (
    <section key={mode} className={css.kind} aria-label={t(`kind.${mode}`)}>
      {isNamed && <h2>{t(`kind.${mode}`)}</h2>}
      {mode === 'SEA' && (
        <p>
          <Link href={paths.vietnamLottery(null)}>{t('results.vietnam')}</Link>
        </p>
      )}
      <ul className={css.grid}>
        {games.map((game) => (
          <li key={game.code}>
            <LotteryCard
              game={game}
              near={data === undefined ? null : (data.get(game.code) ?? untold)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
