import { ButtonLink, ChipLink, EmptyState } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { vendorsQuery } from '../api/get-lists.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { anyGame } from '../lobby-filter.ts';
import type { Tab } from '../lobby-filter.ts';
import { HotRail } from './hot-rail.tsx';
import css from './lobby.module.css';

interface NothingFitsProps {
  readonly text: string;
  readonly hrefOf: FilterControl['hrefOf'];
}

/** Nothing fits the wishes: they can be dropped, and what others play stands below. */
export function NothingFits({ text, hrefOf }: NothingFitsProps) {
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
      <HotRail />
    </>
  );
}

/** A place whose games are not here yet: what can be played already, by kind and by name. */
export function NoGames() {
  const t = useT('lobby');
  const ui = useT('ui');
  const format = useFormat();
  const { data: categories } = useQuery(vendorsQuery);
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
      {categories.length > 0 && (
        <nav aria-label={t('soon.others')} className={css.others}>
          {categories.map(({ title, games }) => (
            <ChipLink key={title} href={paths.category(title)} count={format.number(games)}>
              {ui(`category.${title}`)}
            </ChipLink>
          ))}
        </nav>
      )}
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
