import type { Announcement } from './api/get-notices.ts';

/** An announcement of the list; one of a promotion says so. */
export type Listed = Announcement & { readonly isPromotion: boolean };

interface Notices {
  readonly player: readonly Announcement[];
  readonly promotion: readonly Announcement[];
}

/** What the list shows: what the house tells and what it promotes, newest first. */
export function listedOf({ player, promotion }: Notices): readonly Listed[] {
  return [
    ...player.map((one) => ({ ...one, isPromotion: false })),
    ...promotion.map((one) => ({ ...one, isPromotion: true })),
  ].toSorted((a, b) => b.date - a.date);
}
