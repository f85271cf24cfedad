/** The parts of the shell that stand round a page (specification, section 2). */
export interface Chrome {
  readonly header: boolean;
  readonly side: boolean;
  readonly footer: boolean;
  /** The bar at the foot of a phone. */
  readonly bottom: boolean;
  /** The page reaches to the edges by itself. */
  readonly bare?: boolean;
  /** Header and side menu are hidden until somebody wants them. */
  readonly immersed?: boolean;
  /** The name of a place that opens over the page one is on, where there is room (over-page.tsx). */
  readonly over?: 'centre' | 'help';
}

/** The kinds of pages, by what stands round them. */
export const chrome = {
  /** Home, lobby, promotions. */
  full: { header: true, side: true, footer: true, bottom: true },
  /** The member's own places. */
  account: { header: true, side: true, footer: false, bottom: true, over: 'centre' },
  /** Signing in and up: nothing that leads away. */
  entrance: { header: true, side: false, footer: false, bottom: false },
  /** Reading pages without a menu. */
  plain: { header: true, side: false, footer: true, bottom: true },
  /** Help, which may stand in a window of its own. */
  window: { header: false, side: false, footer: false, bottom: false, over: 'help' },
  /** The game has what is left below the header; on a phone it covers that too. */
  stage: { header: true, side: false, footer: false, bottom: false, bare: true },
  /** A page of its own kind below the header. */
  headerOnly: { header: true, side: false, footer: false, bottom: true },
  /** A house within the house: its own bars take the place of ours. */
  immersed: { header: true, side: true, footer: false, bottom: false, immersed: true },
  /** A game of ours over the whole window. */
  seamless: { header: true, side: true, footer: false, bottom: false, immersed: true, bare: true },
} satisfies Record<string, Chrome>;
