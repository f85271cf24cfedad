import type { StartData } from '@arara/contract';
import { paths } from '../../config/paths.ts';

export type Banner = StartData['banners'][number];

/** Where a banner leads: to a game, to a page of ours, or nowhere. */
export function bannerHref({ linkageType, link }: Banner): string | null {
  if (linkageType === 'GAME') return paths.game(link);
  const isOurs = /^\/(?!\/)/.test(link);
  return linkageType === 'PAGE' && isOurs ? link : null;
}

/** A desk has room for one banner beside the turning ones; the last of them takes it. */
export function splitBanners(banners: readonly Banner[]): {
  readonly turning: readonly Banner[];
  readonly beside: Banner | null;
} {
  const beside = banners.length > 1 ? (banners.at(-1) ?? null) : null;
  return { turning: beside === null ? banners : banners.slice(0, -1), beside };
}
