import { scriptOf } from './base/script-of.ts';
import { expect, inMotion, test } from './scene.ts';

// The guards of pages, the frame round them, and the faults when a part of the page is gone.

test('a house within the house hides our bars until they are wanted', async ({ page }) => {
  await page.goto('/vnlottery');
  await expect(page.getByRole('heading', { name: 'Loterias do Vietnã' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(menu).toHaveCount(0);
});

/** The page of hot games cannot be had: a newer site has taken its place. */
const hotPage = () => scriptOf('src/app/routes/hot.tsx');

test('a part that is gone is fetched anew once, and then said', async ({ page }) => {
  let gone = true;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(hotPage(), (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  await page.goto('/rng');
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Em alta' }).last().click();
  await expect(page.getByRole('heading', { name: 'Esta parte não abriu' })).toBeVisible();
  // The page says so before the last picture of the document has come.
  await expect.poll(() => loads).toBe(2);
  gone = false;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Em alta', level: 1 })).toBeVisible();
});

test('a part that does not get through takes nothing away from the page that is there', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const drawer = scriptOf('src/app/layout/menu-drawer.tsx');
  const failed = page.waitForEvent('requestfailed', (asked) =>
    asked.url().endsWith(drawer.slice(2)),
  );
  await page.route(drawer, (route) => route.abort());
  await page.goto('/rng?dialog=login');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Usuário' });
  await name.fill('ainda escrevo');
  // It is fetched ahead, when the page has nothing else to do.
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(name).toHaveValue('ainda escrevo');
  expect(loads).toBe(1);
});

test('a page whose sentences do not come says so over what the document shows', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
  await page.route('**/messages-*/en/*', (route) => route.abort());
  await page.goto('/rng');
  await expect(page.getByRole('alert')).toContainText('Sem conexão');
  await page.unroute('**/messages-*/en/*');
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a part that is slow to come says so, and comes; one that has not come after two minutes did not open', async ({
  page,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.clock.install();
  await page.route(hotPage(), async (route) => {
    await held;
    await route.fallback();
  });
  await page.route(scriptOf('src/app/routes/licences.tsx'), () => undefined);
  await page.goto('/rng');
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Em alta' }).last().click();
  await page.clock.runFor(10_500);
  await expect(page.getByText('A página está demorando para abrir')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Em alta', level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenças' }).click();
  await page.clock.runFor(121_000);
  await expect(page.getByRole('heading', { name: 'Esta parte não abriu' })).toBeVisible();
});

test('a line that keeps breaking is said, and unsaid when it holds', async ({ page }) => {
  let broken = true;
  await page.routeWebSocket(/\/live$/, (line) => {
    if (broken) void line.close();
    const ready = { type: 'ready', cursor: '0', serverTime: Date.now(), member: false };
    line.onMessage(() => line.send(JSON.stringify(ready)));
  });
  await page.goto('/');
  await expect(page.getByText(/^Rede instável/)).toBeVisible();
  broken = false;
  await expect(page.getByText(/^Rede instável/)).toHaveCount(0);
});

inMotion(
  'turning to another page glides to its top, and Back returns to the place',
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const before = scrollY;
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
          return scrollY - before;
        }),
      )
      .toBe(0);
    // The link may have to come out from below the header first: the place is where it is pressed.
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const remember = (): void => void (dataset['left'] = String(scrollY));
      addEventListener('click', remember, { once: true, capture: true });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licenças' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licenças' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const left = await page.evaluate(() => Number(document.documentElement.dataset['left']));
    expect(left).toBeGreaterThan(200);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  },
);
