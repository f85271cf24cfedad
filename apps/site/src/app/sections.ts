import { matchPath } from 'react-router';
import type { Chrome } from './chrome.ts';
import { chrome } from './chrome.ts';

interface Section {
  readonly path: string;
  readonly chrome: Chrome;
}

/**
 * Sections of the specification that this site does not have yet, each in the layout that section 2
 * gives it. An address in here answers like one that leads nowhere: a link from outside is helped
 * on, and no menu shows it. A section that is built moves to `routes.ts`.
 */
const sections: readonly Section[] = [
  { path: '/pointMall', chrome: chrome.plain },
  { path: '/promotions', chrome: chrome.full },
  { path: '/promoDetail', chrome: chrome.full },
];

/** The bars round an address of a section that is not there; undefined for any other one. */
export const sectionChrome = (pathname: string): Chrome | undefined =>
  sections.find(({ path }) => matchPath(path, pathname) !== null)?.chrome;
