import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import type { Rules } from './axe.ts';
import { expect } from './journey.ts';

// A page as somebody meets it who cannot see it, cannot aim, or has a small screen.

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
const desk = { width: 1440, height: 900 };
/** The size that a thumb needs (the standard asks for 24, and axe looks at that). */
const thumb = 44;

type Theme = 'dark' | 'light';

type Looks = readonly (readonly [typeof phone, Theme, 'all' | 'colours'])[];

/**
 * Each screen with what is looked for there: all rules on a phone in the dark, on the narrowest one in the
 * light, where the same elements have less room, and on a desk in the light; in the dark a desk shows others
 * than a phone, and all that a theme changes of them is colours.
 */
export const everywhere: Looks = [
  [phone, 'dark', 'all'],
  [narrow, 'light', 'all'],
  [desk, 'light', 'all'],
  [desk, 'dark', 'colours'],
];

/** For what differs from the rest by its layout only. */
export const layouts: Looks = [
  [phone, 'light', 'all'],
  [desk, 'dark', 'all'],
];

/** The prints that were judged already, documents and the frames round them: the same says nothing new. */
const judged = new Set<string>();

function isNew(print: string): boolean {
  if (judged.has(print)) return false;
  judged.add(print);
  return true;
}

/** All that is wrong with the page as it stands, in both themes and on every screen. */
export async function faultsOf(
  page: Page,
  what: string,
  { part = 'html', looks = everywhere } = {},
): Promise<string[]> {
  const found: string[] = [];
  let size = '';
  let known = '';
  for (const [screen, theme, wish] of looks) {
    const look = `${screen.width} ${theme}`;
    if (size !== String(screen.width)) await resize(page, screen);
    await settle(page);
    const { whole, wordless, frame, shown } = await printsOf(page);
    if (!isNew(`${look} ${part} ${whole}`)) continue;
    await wear(page, theme);
    // The same question about the same elements has the same answer, wherever they stand.
    const rules: Rules = wish === 'all' && shown === known ? 'places' : wish;
    if (wish === 'all') known = shown;
    const isFrameNew = part === 'html' && isNew(`${look} frame ${frame}`);
    const within = part === 'html' && frame !== '' && !isFrameNew ? 'main' : undefined;
    const isNewShape = isNew(`${look} ${part} wordless ${wordless}`);
    const faults = isNewShape ? await askAxe(page, part, rules, within) : [];
    if (size !== String(screen.width)) faults.push(...(await outOfPlace(page, screen.width)));
    size = String(screen.width);
    found.push(...faults.map((fault) => `${what} at ${look}: ${fault}`));
  }
  return found;
}

/**
 * Another size of the screen, once the page has answered it: a page may lead on to another one there, as the home of
 * the account does on a desk, and until then the one that leaves would be taken for it.
 */
export async function resize(page: Page, screen: typeof phone): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The page has come, and nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * How far a page is scrolled, once it rests: parts that come near the view for the first time get their real height,
 * and what is in view keeps its place meanwhile.
 */
export async function scrollAtRest(page: Page): Promise<number> {
  let now = -1;
  await expect(async () => {
    const last = now;
    now = await page.evaluate(() => scrollY);
    expect(now).toBe(last);
  }).toPass();
  return now;
}

/** Elements that do not fit the width, and controls that a thumb would miss on a phone. */
async function outOfPlace(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const small = width === phone.width ? await page.evaluate(smallControls, thumb) : [];
  return wide > 0 ? [`${wide} pixels too wide`, ...small] : small;
}

/** Colours that would come little by little are there at once, also where nobody has looked yet. */
function wear(page: Page, theme: Theme): Promise<void> {
  return page.evaluate((name) => {
    if (document.adoptedStyleSheets.length === 0) {
      const still = new CSSStyleSheet();
      const all = '*, ::before, ::after';
      still.replaceSync(
        `${all} { transition: none !important; content-visibility: visible !important }`,
      );
      document.adoptedStyleSheets.push(still);
    }
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

interface Prints {
  readonly whole: string;
  readonly wordless: string;
  readonly frame: string;
  readonly shown: string;
}

/**
 * The content of the page without the parts that only a number tells apart, and without the mark of where one is; the same with other words of the same
 * elements taken for the same, since no rule reads them; the frame round its main part, if it has one; and which of
 * its elements show.
 */
function printsOf(page: Page): Promise<Prints> {
  return page.evaluate(() => {
    const plain = (html: string) =>
      html.replaceAll(/ (?:id|for|href|aria-[a-z]+by|aria-controls|aria-current)="[^"]*"/g, '');
    const all = document.body.outerHTML;
    const main = document.querySelector('main');
    const shown = [...document.body.querySelectorAll('*')].map((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? '1' : '0',
    );
    return {
      whole: plain(all),
      wordless: plain(all).replaceAll(/>[^<]*[^<\s][^<]*</g, '>words<'),
      frame: main ? plain(all.replace(main.outerHTML, '')) : '',
      shown: plain(all) + shown.join(''),
    };
  });
}

/** Controls that answer to less than a thumb; what reaches beyond its box is asked at its edges. */
function smallControls(least: number): string[] {
  const controls = 'button, input, select, textarea, summary, [role="switch"], [role="tab"]';
  const answers = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest('label') !== null);
  };
  const found = [...document.querySelectorAll(controls)].flatMap((control) => {
    const own = control.getBoundingClientRect();
    const label = control.closest('label')?.getBoundingClientRect();
    const width = Math.max(own.width, label?.width ?? 0);
    const height = Math.max(own.height, label?.height ?? 0);
    const isHidden = own.width < 2 || !control.checkVisibility({ opacityProperty: true });
    if (isHidden || (width >= least - 0.5 && height >= least - 0.5)) return [];
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const [x, y, reach] = [box.x + box.width / 2, box.y + box.height / 2, least / 2 - 1.5];
    const tall = answers(control, x, y - reach) && answers(control, x, y + reach);
    const broad = answers(control, x - reach, y) && answers(control, x + reach, y);
    if ((tall || height >= least - 0.5) && (broad || width >= least - 0.5)) return [];
    return [`${Math.round(width)}x${Math.round(height)} ${control.outerHTML.slice(0, 120)}`];
  });
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}
