import { follow, turnTo } from '../e2e/journey.ts';
import { expect, test } from './scene.ts';

test('what is not there says so, says where to go, and no menu leads to it; however it is spelt, a page has one address', async ({
  page,
}) => {
  const later = ['promotions', 'promoDetail', 'pointMall'];
  for (const name of later) {
    expect((await page.request.get(`/${name}`)).status(), name).toBe(404);
  }
  await page.goto('/pointMall');
  await expect(page.getByRole('heading', { name: 'Esta página voou para longe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
  await turnTo(page, '/hot');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  for (const name of later) {
    await expect(page.locator(`a[href^="/${name}"]`)).toHaveCount(0);
  }
  await page.goBack();
  // A link of an operator's may be spelt in any way: then no document is asked for.
  await follow(page, '/InHouse?sort=name');
  await expect(page).toHaveURL(/\/inhouse\?sort=name$/);
  await expect(page.getByRole('heading', { name: 'Originais', level: 1 })).toBeVisible();
});

test('with an app there is a page that says how to get it', async ({ page, scene }) => {
  const offered = ['MOBILECONFIG', 'Android'].map((resourceType) => ({
    resourceType,
    url: `https://app.example/${resourceType}`,
    qrCodeUrl: null,
    labelNameEn: resourceType,
  }));
  scene.start(() => ({ resources: offered }));
  await page.goto('/download');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baixe o app');
  await turnTo(page, '/hot');
  await turnTo(page, '/down');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baixe o app');
  const get = page.getByRole('link', { name: /^Baixar para/ });
  await expect(get).toHaveAttribute('href', 'https://app.example/Android');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('tab', { name: 'iPhone' }).click();
  await expect(get).toHaveAttribute('href', 'https://app.example/MOBILECONFIG');
});

test('a closed site sends visitors to the login, except where they must get through', async ({
  page,
  scene,
}) => {
  scene.start(({ settings }) => ({ settings: { ...settings, loggedInHome: true } }));
  await page.goto('/rng');
  await expect(page).toHaveURL(/\/login$/);
  await turnTo(page, '/helpmc');
  await expect(page).toHaveURL(/\/helpmc$/);
  await follow(page, '/hot');
  await expect(page).toHaveURL(/\/login$/);
});

test('the guide for affiliates has the terms, and a link leads into the middle of it', async ({
  page,
}) => {
  await page.goto('/afiliados');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guia de Afiliados');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await turnTo(page, '/register');
  await page.goto('/afiliados#termos');
  await expect(page.getByRole('heading', { name: 'Termos e regras' })).toBeInViewport();
});
