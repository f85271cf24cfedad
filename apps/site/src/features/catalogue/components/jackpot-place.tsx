import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { loadChunk } from '../../../lib/chunk.ts';
import css from './lobby.module.css';

const Strip = lazy(() =>
  loadChunk(() => import('./jackpot-strip.tsx')).then(
    ({ JackpotStrip }) => ({ default: JackpotStrip }),
    // The games below are what the page is for: it is whole without the pools.
    () => ({ default: (): ReactElement[] => [] }),
  ),
);

/** The place of the jackpots above the games, as high as what comes; their script comes after the page's own. */
export const JackpotPlace = () => (
  <Suspense fallback={<div className={css.pools} />}>
    <Strip />
  </Suspense>
);
