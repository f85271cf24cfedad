import type { StartData } from '@arara/contract';
import { paths } from '../../config/paths.ts';
import { isClosed } from '../../lib/start.ts';

export type Banner = StartData['banners'][number];

/** Where a banner leads: to a game, to a page, or nowhere; never to a page of ours that is closed. */
export function bannerHref({ linkageType, link }: Banner): string | null {
  if (linkageType === 'URL') return /^https:\/\/[^\s]+$/.test(link) ? link : null;
  const isOurs = /^\/(?!\/)/.test(link);
  const page = linkageType === 'PAGE' && isOurs ? link : null;
  const href = linkageType === 'GAME' ? paths.game(link) : page;
  return href === null || isClosed(href) ? null : href;
}

/** A desk has room for one banner beside the turning ones; the last of them takes it. */
export function splitBanners(banners: readonly Banner[]): {
  readonly turning: readonly Banner[];
  readonly beside: Banner | null;
} {
  const beside = banners.length > 1 ? (banners.at(-1) ?? null) : null;
  return { turning: beside === null ? banners : banners.slice(0, -1), beside };
}
