import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { start } from '../../../lib/start.ts';
import { bannersQuery } from '../api/get-banners.ts';
import { Hero } from './hero.tsx';

/** The group of the registration (specification, section 2). */
const group = 'w_reg';

/** Banners beside the registration; where the house has none, a picture of its own. */
export function RegisterBanners({ fallback }: { readonly fallback: ReactNode }) {
  const { data } = useQuery(bannersQuery);
  if (data === undefined) return null;
  const own = data.filter(({ groupName }) => groupName === group);
  if (own.length === 0) return fallback;
  return <Hero banners={own} everyMs={start.settings.bannerAutoplayMs} first tall group={group} />;
}
