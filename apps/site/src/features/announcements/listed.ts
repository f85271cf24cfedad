import type { Announcement } from './api/get-notices.ts';

/** An announcement of the list; one of a promotion says so. */
export type Listed = Announcement & { readonly isPromotion: boolean };

interface Notices {
  readonly player: readonly Announcement[];
  readonly promotion: readonly Announcement[];
}

/** The entries of the list: news and promotions of the house, newest first. */
export function listedOf({ player, promotion }: Notices): readonly Listed[] {
  return [
    ...player.map((one) => ({ ...one, isPromotion: false })),
    ...promotion.map((one) => ({ ...one, isPromotion: true })),
  ].toSorted((a, b) => b.date - a.date);
}
