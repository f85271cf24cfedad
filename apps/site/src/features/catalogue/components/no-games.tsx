import type { Game } from '@arara/contract';
import { ButtonLink, ChipLink, EmptyState, GameGrid, RailHead, SearchIcon } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { vendorsQuery } from '../api/get-lists.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { anyGame } from '../lobby-filter.ts';
import type { Tab } from '../lobby-filter.ts';
import { useFavourites } from '../use-favourites.ts';
import { GameTile } from './game-tile.tsx';
import { HotRail } from './hot-rail.tsx';
import css from './lobby.module.css';

interface NothingFitsProps {
  readonly text: string;
  /** Games that are a little like what was typed. */
  readonly near: readonly Game[] | undefined;
  readonly hrefOf: FilterControl['hrefOf'];
}

/**
 * Nothing fits the wishes: they can be dropped; what may have been meant, the kinds of games and what others
 * play stand below.
 */
export function NothingFits({ text, near = [], hrefOf }: NothingFitsProps) {
  const t = useT('lobby');
  return (
    <>
      <EmptyState
        title={text === '' ? t('none.title') : t('none.title.text', { text })}
        text={t('none.text')}
        actions={
          <ButtonLink kind="action" href={hrefOf(anyGame)}>
            {t('clear')}
          </ButtonLink>
        }
      />
      {near.length > 0 && <NearGames games={near} />}
      <Categories />
      <HotRail />
    </>
  );
}

function NearGames({ games }: { readonly games: readonly Game[] }) {
  const t = useT('lobby');
  const favourites = useFavourites();
  return (
    <section aria-labelledby="near">
      <RailHead
        title={t('none.near')}
        titleId="near"
        star="var(--sol)"
        sign={<SearchIcon size={18} />}
      />
      <GameGrid className={css.near}>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} favourites={favourites} />
        ))}
      </GameGrid>
    </section>
  );
}

/** The kinds of games that there are, each with how many. */
function Categories() {
  const t = useT('lobby');
  const ui = useT('ui');
  const format = useFormat();
  const { data: categories } = useQuery(vendorsQuery);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('soon.others')} className={css.others}>
      {categories.map(({ title, games }) => (
        <ChipLink key={title} href={paths.category(title)} count={format.number(games)}>
          {ui(`category.${title}`)}
        </ChipLink>
      ))}
    </nav>
  );
}

/** A place whose games are not here yet: what can be played already, by kind and by name. */
export function NoGames() {
  const t = useT('lobby');
  return (
    <>
      <EmptyState
        title={t('soon.title')}
        text={t('soon.text')}
        actions={
          <ButtonLink kind="action" href={paths.home}>
            {t('soon.home')}
          </ButtonLink>
        }
      />
      <Categories />
      <HotRail />
    </>
  );
}

/** A vendor whose games are off now. */
export function NothingOfVendor() {
  const t = useT('lobby');
  return <EmptyState title={t('vendor.none.title')} text={t('vendor.none.text')} />;
}

/** A member who has not given a heart yet. */
export function NoFavourites() {
  const t = useT('lobby');
  return (
    <>
      <EmptyState title={t('favourites.none.title')} text={t('favourites.none.text')} />
      <HotRail />
    </>
  );
}

/** A member who has not opened a game yet. */
export function NothingPlayed() {
  const t = useT('lobby');
  return (
    <>
      <EmptyState title={t('recent.none.title')} text={t('recent.none.text')} />
      <HotRail />
    </>
  );
}

/** Lists of one's own belong to a member. */
export function OwnOfNobody({ tab }: { readonly tab: Exclude<Tab, 'all'> }) {
  const t = useT('lobby');
  const ui = useT('ui');
  return (
    <EmptyState
      title={t('favourites.visitor.title')}
      text={t(`${tab}.visitor`)}
      actions={
        <ButtonLink kind="primary" href={paths.login}>
          {ui('login')}
        </ButtonLink>
      }
    />
  );
}
