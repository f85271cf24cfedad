import type { Page } from '@playwright/test';
import { systemStatusCall } from '@arara/contract';
import type { SiteStatus } from '@arara/contract';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// A site that is closed altogether, and one that closes and opens while somebody is there.

/** The site says so, in its documents and by its call; the last word stands. */
function say(scene: Scene, standing: Partial<SiteStatus>): void {
  scene.start(({ status }) => ({ status: { ...status, ...standing } }));
  scene.answer(systemStatusCall, { ...demoAnswer(systemStatusCall), ...standing });
}

const maintenance = (isOn: boolean, notice = { endsAt: null as number | null, message: '' }) => ({
  status: isOn ? (1 as const) : (0 as const),
  maintenance: isOn,
  maintenanceNotice: isOn ? notice : null,
});

/** The one thing left to do leads to a person. */
async function seeContact(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Falar com a gente' }).click();
  const service = await opened;
  await expect(service).toHaveURL(/\/helpmc\?article=talk-to-us$/);
  await service.close();
}

test('in maintenance the page says until when and why; in a region that is not served the page tells address and country; both lead to a person', async ({
  page,
  scene,
}) => {
  const endsAt = Date.parse('2031-05-20T18:30:00Z');
  say(scene, maintenance(true, { endsAt, message: 'Trocamos os servidores.' }));
  await page.goto('/rng');
  await expect(page.getByRole('heading', { name: 'Estamos em manutenção' })).toBeVisible();
  await expect(page.getByText('Trocamos os servidores.')).toBeVisible();
  await expect(page.getByText(/Voltamos até 20\/05.*15:30/)).toBeVisible();
  await seeContact(page);

  const location = { ip: '203.0.113.7', country: 'PT' };
  say(scene, { ...maintenance(false), status: 2, regionRestriction: true, location });
  await page.goto('/rng');
  await expect(
    page.getByRole('heading', { name: 'Ainda não atendemos a sua região' }),
  ).toBeVisible();
  await expect(page.getByText('Seu endereço: 203.0.113.7 · País: PT')).toBeVisible();
  await seeContact(page);
});

test('an open page turns to the page of maintenance, and back when the site opens', async ({
  page,
  scene,
}) => {
  /** Tells the page, and has the time go by that it waits, so that not all pages come at once. */
  const turn = async (isOn: boolean): Promise<void> => {
    say(scene, maintenance(isOn));
    scene.live.tell({ topic: 'site', payload: { changed: 'maintenance' } });
    const asked = scene.calls(systemStatusCall).length;
    await expect
      .poll(async () => {
        await page.clock.runFor(6_500);
        return scene.calls(systemStatusCall).length;
      })
      .toBeGreaterThan(asked);
  };
  await page.clock.install();
  await page.goto('/helpmc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scene.live.opened();
  await turn(true);
  const closed = page.getByRole('heading', { name: 'Estamos em manutenção' });
  await expect(closed).toBeVisible();
  await expect(page).toHaveTitle(/^Estamos em manutenção/);
  await scene.live.opened(2);
  await turn(false);
  await expect(closed).toBeHidden();
  // The first view of the document has headings of its own.
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
});
