import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import css from './lobby.module.css';

/** The games below are what the page is for. */
const Strip = lazyPart(() => import('./jackpot-strip.tsx').then((part) => part.JackpotStrip));

/** The place of the jackpots above the games, as high as what comes; their script comes after the page's own. */
export const JackpotPlace = () => (
  <Suspense fallback={<div className={css.pools} />}>
    <Strip />
  </Suspense>
);
