import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expect, test } from './journey.ts';
import { operator } from './operator.ts';
import { person } from './steps.ts';

// A setting that an operator switches while the page is open is there when the page is next fetched, and no
// build lies in between. The second brand is changed, where no other journey looks for these things.

const merchant = 'noite-tropical';

const operate = (...args: readonly string[]): Promise<string> =>
  operator(...args, '--merchant', merchant);

/** The brand's settings as its tables have them, changed by an expression of SQL. */
async function setSettings(expression: string, ...values: readonly string[]): Promise<string> {
  const [row] = await query<{ before: string }>(
    `with old as (select id, settings from site.merchant where id = $1)
     update site.merchant m set settings = ${expression}
     from old where m.id = old.id returning old.settings::text as before`,
    [merchant, ...values],
  );
  return row?.before ?? '';
}

const addressOf = (path: string): string => {
  const url = new URL(path, process.env['E2E_URL']);
  url.hostname = 'noite.localhost';
  return url.href;
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const feedback = (page: Page) =>
  page.getByRole('contentinfo').locator('a[href$="dialog=feedback"]');
const dollars = (page: Page) => menu(page).getByRole('link', { name: 'Site em dólares' });

/** The page as it is fetched anew, once the server has heard of the change. */
async function seeAnew(page: Page, links: number): Promise<void> {
  await expect(async () => {
    await page.goto(addressOf('/hot'));
    await expect(menu(page)).toBeVisible();
    await expect(feedback(page)).toHaveCount(links, { timeout: 3_000 });
  }).toPass();
}

async function toSecondStep(page: Page): Promise<void> {
  const who = person('Ubirajara', '640281957');
  await page.goto(addressOf('/register'));
  const form = page.getByRole('main');
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Nome completo').fill(who.name);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByRole('textbox', { name: 'Usuário' })).toBeVisible();
}

test('a switch, a resource, a text, a setting and the rule of a field change the page without a build', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addressOf('/hot'));
  await expect(feedback(page)).toHaveCount(1);
  await expect(dollars(page)).toHaveCount(0);
  const before = await setSettings(
    `jsonb_set(
       jsonb_set(m.settings, '{legalName}', to_jsonb($2::text)),
       '{registration,fields,whatsapp}',
       (m.settings #> '{registration,fields,payeeName}') || '{"enabled":true,"required":false}')`,
    'Outra Noite Ltda.',
  );
  try {
    await Promise.all([
      operate('resource', 'USDJUMP', 'https://usd.example/noite'),
      operate('text', 'pt-BR', 'ui:menu.support', 'Fale com a Noite'),
    ]);
    // Last, because the page is loaded until it shows this change: the server reads changes in their order.
    await operate('module', 'FEEDBACK3', 'off');
    await seeAnew(page, 0);
    await expect(menu(page).getByText('Fale com a Noite')).toBeVisible();
    await expect(dollars(page)).toHaveAttribute('href', 'https://usd.example/noite');
    await expect(page.getByRole('contentinfo')).toContainText('Outra Noite Ltda.');
    await toSecondStep(page);
    await expect(page.getByRole('textbox', { name: /WhatsApp/ })).toBeVisible();
  } finally {
    await setSettings('$2::jsonb', before);
    await Promise.all([
      operate('resource', 'USDJUMP', 'off'),
      operate('text', 'end', 'pt-BR', 'ui:menu.support'),
    ]);
    await operate('module', 'FEEDBACK3', 'on');
  }
  await seeAnew(page, 1);
  await expect(dollars(page)).toHaveCount(0);
  await expect(page.getByText('Outra Noite Ltda.')).toHaveCount(0);
});
