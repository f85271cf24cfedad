import type { Page } from '@playwright/test';
import { settle } from './inspect.ts';
import { expect, test, turnTo } from './journey.ts';
import { person } from './steps.ts';
import type { Person } from './steps.ts';

// Two brands of one program: the host says which, and nothing is built for either.

/** The look of a brand to a visitor, as its folder in `database/seeds/brands` says it. */
interface Seen {
  readonly host: string;
  readonly name: string;
  readonly title: RegExp;
  /** The ground of its dark theme, as a browser computes it. */
  readonly ground: string;
  readonly face: string;
  /** Where its pictures lie. */
  readonly art: RegExp;
  readonly languages: number;
  readonly vendors: readonly string[];
  readonly hasAffiliates: boolean;
}

const arara: Seen = {
  host: 'localhost',
  name: 'Arara',
  title: /Arara/,
  ground: 'rgb(10, 16, 48)',
  face: 'Bricolage',
  art: /^\/art\/(?!noite-tropical)/,
  languages: 30,
  vendors: ['Arara Original', 'Mata Studio', 'Cordel Lab'],
  hasAffiliates: true,
};
const noite: Seen = {
  host: 'noite.localhost',
  name: 'Noite Tropical',
  title: /^Noite Tropical/,
  ground: 'rgb(6, 13, 32)',
  face: 'Sora',
  art: /^\/art\/noite-tropical\//,
  languages: 2,
  vendors: ['Noturna', 'Lapa Games', 'Igarapé', 'Maré Alta'],
  hasAffiliates: false,
};
const brands = [arara, noite];

const addressOf = (brand: Seen, path = '/'): string => {
  const url = new URL(path, process.env['E2E_URL']);
  url.hostname = brand.host;
  return url.href;
};

/** Faults of the page: what it threw, and pictures or files that are not there. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    const isFile = /^\/(art|assets)\//.test(path);
    if (isFile && answer.status() >= 400) faults.push(`${answer.status()} ${path}`);
  });
  return faults;
}

/** The document's own look, computed by the browser: ground, lettering, mark, icon and card. */
const faceOf = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    const root = getComputedStyle(document.documentElement);
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      face: root.getPropertyValue('--f-display'),
      mark: root.getPropertyValue('--mark'),
      icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
      card: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    };
  });

/** True once every picture that is to be seen has come, or was not there. */
const picturesInView = (): boolean =>
  [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !isInView;
  });

/** The ground of the dark theme is a brand's; a change of the theme takes a moment. */
async function seeGround(page: Page, brand: Seen): Promise<void> {
  await expect.poll(async () => (await faceOf(page)).ground).toBe(brand.ground);
}

const banner = (page: Page) => page.getByRole('banner');

/** One brand as its first page, its menu and its games show it. */
async function seeBrand(page: Page, brand: Seen): Promise<void> {
  await page.goto(addressOf(brand));
  await expect(page).toHaveTitle(brand.title);
  await expect(banner(page).getByRole('link', { name: brand.name }).first()).toBeVisible();
  await seeGround(page, brand);
  const face = await faceOf(page);
  expect(face.face).toContain(brand.face);
  expect(face.icon).toMatch(brand.art);
  expect(face.card).toMatch(brand.art);

  const app = page.locator('head link[rel=manifest]');
  const manifest = await app.evaluate(async (link) =>
    (await fetch(link.getAttribute('href') ?? '')).json(),
  );
  expect(manifest).toMatchObject({ name: brand.name });
  for (const { src } of manifest.icons) expect(src).toMatch(brand.art);

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Português (Brasil)').first().click();
  const languages = menu.getByRole('listbox', { name: 'Idioma' }).getByRole('option');
  await expect(languages).toHaveCount(brand.languages);
  await expect(menu.getByRole('link', { name: 'Afiliados' })).toHaveCount(
    brand.hasAffiliates ? 1 : 0,
  );
  await page.goBack();
  await expect(menu).toHaveCount(0);

  await turnTo(page, '/rng');
  const main = page.getByRole('main');
  for (const vendor of brand.vendors) await expect(main.getByText(vendor).first()).toBeVisible();
  const others = brands.filter((one) => one !== brand).flatMap(({ vendors }) => vendors);
  for (const vendor of others) await expect(main.getByText(vendor, { exact: true })).toHaveCount(0);
}

test('two brands in one browser: each has its name, look, games, menu and languages, and its own pictures', async ({
  page,
}) => {
  const faults = watch(page);
  for (const brand of brands) await seeBrand(page, brand);

  // The pages of the second brand show no picture of the first, and none that is not there.
  const pages = ['/hot', '/login', '/register', '/helpmc', '/afiliados', '/fairness', '/nowhere'];
  for (const path of pages) {
    await turnTo(page, path);
    await settle(page);
    await expect.poll(() => page.evaluate(picturesInView)).toBe(true);
    const first = await page.evaluate(() =>
      [...document.images]
        .map(({ currentSrc, src }) => new URL(currentSrc || src, location.href).pathname)
        .filter((path) => /^\/art\/(?!noite-tropical|covers|flags|avatar)/.test(path)),
    );
    expect(first, `pictures of the first brand at ${path}`).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('an account of one is nobody at the other, in one browser', async ({ page }) => {
  const dora = person('Dora', '471829365');
  // Noite has no affiliates: what an old link brings keeps nobody out.
  await page.goto(addressOf(noite, '/register?affiliateCode=NINGUEM99&referralCode=NINGUEM88'));
  await registerByNight(page, dora, '11987650077');
  await expect(banner(page).getByText(/R\$/).first()).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  expect(token).not.toBe('');

  await page.goto(addressOf(arara));
  await seeGround(page, arara);
  await expect(banner(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
  const asked = await page.evaluate(async (authorization) => {
    const answer = await fetch('/wps/member/info', { headers: { authorization } });
    return answer.status;
  }, token);
  expect(asked).toBe(401);
  await logInAs(page, dora);
  await expect(page.getByRole('dialog').getByText('Usuário ou senha não conferem.')).toBeVisible();

  await page.goto(addressOf(noite));
  await expect(page).toHaveTitle(noite.title);
  await seeGround(page, noite);
  await expect(banner(page).getByText(/R\$/).first()).toBeVisible();
});

/** The form of the second brand, which asks for a mobile number too. */
async function registerByNight(page: Page, who: Person, number: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Nome completo').fill(who.name);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(who.username.replace('.', ''));
  await form.getByLabel('Senha *', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmação da senha').fill(who.password);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  await form.getByRole('textbox', { name: 'Celular' }).fill(number);
  await expect(form.getByText('Tenho um código de convite')).toHaveCount(0);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Ver os jogos primeiro' }).click();
}

async function logInAs(page: Page, who: Person): Promise<void> {
  await banner(page).getByRole('link', { name: 'Entrar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill(who.username.replace('.', ''));
  await form.getByLabel('Senha', { exact: true }).fill(who.password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}
