import { useQuery } from '@tanstack/react-query';
import { start } from '../../../lib/start.ts';
import { bannersQuery } from '../api/get-banners.ts';
import { Hero } from './hero.tsx';
import css from './home.module.css';

/**
 * Banners of the group that belongs to an address. They stand below the games: what comes later
 * than the page must not push away what one is reading.
 */
export function RouteBanners({ group }: { readonly group: string }) {
  const { data = [] } = useQuery(bannersQuery);
  const own = data.filter(({ groupName }) => groupName === group);
  if (own.length === 0) return null;
  return (
    <div className={css.below}>
      <Hero banners={own} everyMs={start.settings.bannerAutoplayMs} first={false} />
    </div>
  );
}
