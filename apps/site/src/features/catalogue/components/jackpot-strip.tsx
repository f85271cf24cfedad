import { Bone, Button, Link, Skeletons } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { jackpotsQuery } from '../api/get-jackpots.ts';
import type { Jackpot } from '../api/get-jackpots.ts';
import { useRising } from '../use-rising.ts';
import css from './jackpots.module.css';

const levels = 3;
const bone = (index: number) => <Bone key={index} className={css.level} h={62} />;

/** The jackpots of the house at what their pools hold now; each level leads to a game that wins it. */
export function JackpotStrip() {
  const t = useT('lobby');
  const { data, isError, refetch } = useQuery(jackpotsQuery);
  if (data === undefined) {
    return (
      <section className={css.strip} aria-label={t('jackpots')} aria-busy={!isError}>
        <h2>{t('jackpots')}</h2>
        {isError ? (
          <div className={css.failed}>
            <span>{t('jackpots.failed')}</span>
            <Button kind="outline" onClick={() => void refetch()}>
              {t('jackpots.again')}
            </Button>
          </div>
        ) : (
          <div className={css.levels}>
            <Skeletons count={levels} of={bone} />
          </div>
        )}
      </section>
    );
  }
  return data.map((jackpot) => {
    const { name } = jackpot;
    return (
      <section key={jackpot.code} className={css.strip} aria-label={t('jackpots.of', { name })}>
        <h2>{t('jackpots.of', { name })}</h2>
        <ul className={css.levels}>
          {jackpot.levels.map((pool, at) => (
            <li key={pool.level} className={css.level} data-level={pool.level}>
              <Pool jackpot={jackpot} at={at} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** One pool: its name, its amount, and the way into a game. */
function Pool({ jackpot, at }: { readonly jackpot: Jackpot; readonly at: number }) {
  const t = useT('lobby');
  const format = useFormat();
  const { name, amount } = jackpot.levels[at] ?? { name: '', amount: '0.00' };
  const game = jackpot.games[at % jackpot.games.length];
  const shown = useRising(amount, jackpot.currency);
  if (game === undefined) return null;
  const money = format.money(shown, jackpot.currency);
  const label = t('jackpots.open', { level: name, amount: money, game: game.name });
  return (
    <Link href={paths.game(game.nodeId)} aria-label={label}>
      <span>{name}</span> <strong className="num">{money}</strong>
    </Link>
  );
}
