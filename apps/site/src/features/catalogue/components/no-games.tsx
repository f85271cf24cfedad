import { ButtonLink, EmptyState } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { anyGame } from '../lobby-filter.ts';
import { HotRail } from './hot-rail.tsx';

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

/** A place whose games are not here yet. */
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
      <HotRail />
    </>
  );
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

/** Favourites belong to a member. */
export function FavouritesOfNobody() {
  const t = useT('lobby');
  const ui = useT('ui');
  return (
    <EmptyState
      title={t('favourites.visitor.title')}
      text={t('favourites.visitor')}
      actions={
        <ButtonLink kind="primary" href={paths.login}>
          {ui('login')}
        </ButtonLink>
      }
    />
  );
}
