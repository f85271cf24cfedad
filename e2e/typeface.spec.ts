import type { Page } from '@playwright/test';
import { facesOf } from './faces.ts';
import { expect, test } from './journey.ts';

// The faces that a game is drawn with.

/** A slot by itself, as in its frame. */
async function openGame(page: Page, language = 'pt-BR', nodeId = '1002'): Promise<void> {
  const answer = await page.request.post('/wps/relay/GCS_gameTrialLaunch', {
    data: { nodeId, language },
  });
  const { value } = (await answer.json()) as { value: { game_url: string } };
  // A face that is held back in a journey holds back the load of the page, too.
  await page.goto(value.game_url, { waitUntil: 'commit' });
  await expect(page.locator('button.spin')).toBeVisible();
}

/** How much of the curve under the title its letters take, and whether they are shown. */
const titleOf = (page: Page) =>
  page.locator('.lettering').evaluate((title) => {
    const [letters] = [...title.querySelectorAll('text')].slice(-1);
    const curve = title.querySelector('path')?.getTotalLength() ?? 0;
    return {
      share: (letters?.getComputedTextLength() ?? 0) / curve,
      isShown: getComputedStyle(title).visibility === 'visible',
      hasFace: document.fonts.check('800 20px Bricolage', 'FORTUNA'),
    };
  });

for (const language of ['pt-BR', 'vi']) {
  test(`a game is drawn in Inter and Bricolage in ${language}`, async ({ page }) => {
    await openGame(page, language, '1005');
    const inter = ['.figure small', '.figure.win small', '.foot .today', '.foot .today b'];
    const small = ['.foot .shape span', '.plates small', '.demo'];
    const large = ['.lettering text', '.figure strong', '.plates b', 'button.buy'];
    await expect(page.locator('.lettering')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await facesOf(page, [...inter, ...small])).toEqual(
      [...inter, ...small].map((each) => `${each}: Inter`),
    );
    expect(await facesOf(page, large)).toEqual(large.map((each) => `${each}: Bricolage`));

    await page.locator('.tools button').last().click();
    const sheet = ['.sheet [role=tab]', '.sheet .body p', '.prizes figcaption', '.prizes b'];
    await page.evaluate(() => document.fonts.ready);
    expect(await facesOf(page, sheet)).toEqual(sheet.map((each) => `${each}: Inter`));
    expect(await facesOf(page, ['.sheet h2'])).toEqual(['.sheet h2: Bricolage']);
  });
}

test('a title waits for its face, and the game does not wait for the title', async ({ page }) => {
  let come = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/bricolage-*.woff2', async (route) => {
    await wait;
    await route.continue();
  });
  await openGame(page);
  expect(await titleOf(page)).toMatchObject({ isShown: false, hasFace: false });
  await page.locator('button.spin').click();
  await expect(page.locator('button.spin')).toHaveClass(/busy/);
  come();
  await expect.poll(() => titleOf(page)).toMatchObject({ isShown: true, hasFace: true });
  expect((await titleOf(page)).share).toBeLessThan(1);
  expect((await titleOf(page)).share).toBeGreaterThan(0.6);
});

for (const nodeId of ['1001', '1002', '1004', '1005']) {
  test(`the title of ${nodeId} is whole without its face, too`, async ({ page }) => {
    await page.route('**/bricolage*.woff2', (route) => route.abort());
    await openGame(page, 'pt-BR', nodeId);
    await expect(page.locator('.lettering')).toBeVisible();
    const { hasFace, share } = await titleOf(page);
    expect(hasFace).toBe(false);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(1);
  });
}
