import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { start } from '../../../lib/start.ts';
import { bannersQuery } from '../api/get-banners.ts';
import { bannerGroupOf } from '../banner-group.ts';
import { Hero } from './hero.tsx';
import css from './home.module.css';

/**
 * Banners of the group that belongs to the address. They stand below the games: what comes later
 * than the page must not push away what one is reading.
 */
export function RouteBanners() {
  const group = bannerGroupOf(useLocation().pathname);
  const { data = [] } = useQuery(bannersQuery);
  const own = data.filter(({ groupName }) => groupName === group);
  if (own.length === 0) return null;
  return (
    <div className={css.below}>
      <Hero banners={own} everyMs={start.settings.bannerAutoplayMs} first={false} group={group} />
    </div>
  );
}
