import { expect, test } from './journey.ts';
import { firstSections, lazySections, programOf, readLanguages, readManifest } from './sections.ts';
import type { Section } from './sections.ts';

// The bytes that a phone has to fetch, as they go over the wire. Kilobytes of a thousand bytes.

const most = { first: 130, section: 60, styles: 25, language: 25, fonts: 90 };

const written = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const sum = (files: Section['scripts']): number =>
  files.reduce((total, { bytes }) => total + bytes, 0) / 1000;

/** A section that is too large, with what is in it. */
function tooLarge(name: string, files: Section['scripts'], kilobytes: number): string[] {
  const total = sum(files);
  if (total <= kilobytes) return [];
  const parts = files
    .slice(0, 8)
    .map(({ file, bytes }) => `${file} ${written.format(bytes / 1000)}`);
  return [`${name}: ${written.format(total)} of ${kilobytes} KB: ${parts.join(', ')}`];
}

test('the first page fits its budget: scripts, styles and fonts', async ({ page }) => {
  for (const first of firstSections(readManifest())) {
    expect(tooLarge(first.name, first.scripts, most.first)).toEqual([]);
    expect(tooLarge(first.name, first.styles, most.styles)).toEqual([]);
  }
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ file: name, bytes: encodedBodySize })),
  );
  const named = (ending: RegExp) => files.filter(({ file }) => ending.test(file));
  expect(tooLarge('scripts as they came', named(/\.js$/), most.first)).toEqual([]);
  expect(tooLarge('fonts', named(/\.woff2/), most.fonts)).toEqual([]);
});

test('no lazy section is larger than its budget', () => {
  const sections = lazySections(readManifest());
  expect(sections.length).toBeGreaterThan(10);
  const faults = sections.flatMap((one) => [
    ...tooLarge(one.name, one.scripts, most.section),
    ...tooLarge(`${one.name}, styles`, one.styles, most.styles),
  ]);
  expect(faults).toEqual([]);
});

/** Sections of the specification by the page of ours that each of them is. */
const specified = {
  index: 'home',
  egame: 'category',
  byIframe: 'game',
  seamless: 'seamless',
  Register: 'register',
  help: 'help',
  lottery: 'lottery/lobby',
  elott: 'lottery/elott',
  vnlottery: 'lottery/vietnam',
};

test('each section of the specification is a lazy one of its own', () => {
  const manifest = readManifest();
  const atOnce = programOf(manifest);
  for (const [section, page] of Object.entries(specified)) {
    const key = `src/app/routes/${page}.tsx`;
    expect(manifest[key]?.isDynamicEntry, section).toBe(true);
    expect([...atOnce], section).not.toContain(manifest[key]?.file);
  }
});

test('what a first visit says fits the budget of a language, in each of them', () => {
  const languages = readLanguages();
  expect(languages.length).toBeGreaterThan(5);
  for (const { name, files } of languages) {
    const firstWords = files.filter(({ file }) => /\/(ui|home|lobby|auth)\.json$/.test(file));
    expect(firstWords).toHaveLength(4);
    expect.soft(tooLarge(name, firstWords, most.language)).toEqual([]);
  }
});
