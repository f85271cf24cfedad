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
 * Each screen with what is looked for there. All rules are asked on a phone in the dark and on a desk
 * in the light; of the other two the colours, which is all that a theme changes; and of the narrowest
 * the phone's own layout in both themes, where it is another one than at 390 pixels.
 */
const everywhere: Looks = [
  [phone, 'dark', 'all'],
  [phone, 'light', 'colours'],
  [narrow, 'light', 'all'],
  [narrow, 'dark', 'colours'],
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
    if (size !== String(screen.width)) await page.setViewportSize(screen);
    await settle(page);
    const { whole, frame, shown } = await printsOf(page);
    if (!isNew(`${look} ${part} ${whole}`)) continue;
    await wear(page, theme);
    // The same question about the same elements has the same answer, wherever they stand.
    const rules: Rules = wish === 'all' && shown === known ? 'places' : wish;
    if (wish === 'all') known = shown;
    const isFrameNew = part === 'html' && isNew(`${look} frame ${frame}`);
    const alone = wish === 'colours' && part === 'html' && frame !== '' && !isFrameNew;
    const faults = await askAxe(page, alone ? 'main' : part, rules);
    if (size !== String(screen.width)) faults.push(...(await outOfPlace(page, screen.width)));
    size = String(screen.width);
    found.push(...faults.map((fault) => `${what} at ${look}: ${fault}`));
  }
  return found;
}

/** Nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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

/**
 * The content of the page without the parts that only a number tells apart; the frame round its main part,
 * if it has one; and which of its elements show.
 */
function printsOf(page: Page): Promise<{ whole: string; frame: string; shown: string }> {
  return page.evaluate(() => {
    const plain = (html: string) =>
      html.replaceAll(/ (?:id|for|href|aria-[a-z]+by|aria-controls)="[^"]*"/g, '');
    const all = document.body.outerHTML;
    const main = document.querySelector('main');
    const shown = [...document.body.querySelectorAll('*')].map((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? '1' : '0',
    );
    return {
      whole: plain(all),
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
