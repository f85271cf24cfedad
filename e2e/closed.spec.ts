import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { withStart } from './start-data.ts';

// A site that is closed altogether. All journeys share one server, which stays open: what it would say
// is said in its place.

async function closeSite(page: Page, changes: Record<string, unknown>): Promise<void> {
  await withStart(page, (start) => Object.assign(start.status, changes));
  await page.route('**/wps/system/status*', async (route) => {
    const real = await route.fetch();
    const said = (await real.json()) as { value: object };
    await route.fulfill({
      response: real,
      json: { ...said, value: { ...said.value, ...changes } },
    });
  });
}

/** The one thing left to do leads to a person. */
async function seeContact(page: Page): Promise<void> {
  const service = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Falar com a gente' }).click();
  await expect(await service).toHaveURL(/\/helpmc\?article=talk-to-us$/);
}

test('in maintenance the page says until when and why, and leads to a person', async ({ page }) => {
  const endsAt = Date.parse('2031-05-20T18:30:00Z');
  const maintenanceNotice = { endsAt, message: 'Trocamos os servidores.' };
  await closeSite(page, { status: 1, maintenance: true, maintenanceNotice });
  await page.goto('/rng');
  await expect(page.getByRole('heading', { name: 'Estamos em manutenção' })).toBeVisible();
  await expect(page.getByText('Trocamos os servidores.')).toBeVisible();
  await expect(page.getByText(/Voltamos até 20\/05.*15:30/)).toBeVisible();
  await seeContact(page);
});

test('in a region that is not served the page tells address and country, and leads to a person', async ({
  page,
}) => {
  await closeSite(page, {
    status: 2,
    regionRestriction: true,
    location: { ip: '203.0.113.7', country: 'PT' },
  });
  await page.goto('/rng');
  await expect(
    page.getByRole('heading', { name: 'Ainda não atendemos a sua região' }),
  ).toBeVisible();
  await expect(page.getByText('Seu endereço: 203.0.113.7 · País: PT')).toBeVisible();
  await seeContact(page);
});
