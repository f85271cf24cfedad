import type { Game } from '@arara/contract';
import { GameGrid, RailHead, SunIcon } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { useFavourites } from '../use-favourites.ts';
import { GameTile } from './game-tile.tsx';
import css from './shelves.module.css';

interface FreshGridProps {
  readonly games: readonly Game[];
  /** As staff call the rail; null: the site's own sentence. */
  readonly name: string | null;
}

/** The newest games: one row of the widest screen, two of a phone. */
export function FreshGrid({ games, name }: FreshGridProps) {
  const t = useT('home');
  const favourites = useFavourites();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="fresh" className={css.shelf}>
      <RailHead
        title={name ?? t('fresh')}
        titleId="fresh"
        star="var(--sol)"
        sign={<SunIcon size={18} />}
        all={{ href: `${paths.search}?sort=new`, label: t('fresh.all') }}
      />
      <GameGrid className={css.fresh}>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} favourites={favourites} seals="new" />
        ))}
      </GameGrid>
    </section>
  );
}
