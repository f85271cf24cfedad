import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './journey.ts';
import { withStart } from './start-data.ts';

// The site closes for maintenance and opens again. All journeys share one server, which stays open:
// what it would say is said in its place.

/** A site whose door the test holds. */
async function holdDoor(page: Page) {
  let status: 0 | 1 = 0;
  const lines: WebSocketRoute[] = [];
  const standing = () => ({
    status,
    maintenance: status === 1,
    maintenanceNotice: status === 0 ? null : { endsAt: null, message: '' },
  });
  await page.routeWebSocket('**/live', (line) => {
    lines.push(line);
    line.onMessage(() => tell({ type: 'ready', serverTime: 0, member: false }));
  });
  await page.route('**/wps/system/status*', async (route) => {
    const answer = await route.fetch();
    const said = (await answer.json()) as { value: object };
    const value = { ...said.value, ...standing() };
    await route.fulfill({ response: answer, json: { ...said, value } });
  });
  await page.route('/help*', async (route) => {
    const answer = await route.fetch();
    const open = '"status":{"status":0,"maintenance":false,"maintenanceNotice":null';
    const own = `"status":${JSON.stringify(standing()).slice(0, -1)}`;
    const document = await answer.text();
    expect(document).toContain(open);
    await route.fulfill({ response: answer, body: document.replace(open, own) });
  });
  function tell(message: object): void {
    lines.at(-1)?.send(JSON.stringify({ cursor: '0.0', ...message }));
  }
  return {
    turn(to: 0 | 1): void {
      status = to;
      const event = { topic: 'site', payload: { changed: 'maintenance' } };
      tell({ type: 'event', event });
    },
  };
}

test('an open page turns to the page of maintenance, and back when the site opens', async ({
  page,
}) => {
  const door = await holdDoor(page);
  await page.goto('/helpmc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  door.turn(1);
  const closed = page.getByRole('heading', { name: 'Estamos em manutenção' });
  await expect(closed).toBeVisible();
  await expect(page).toHaveTitle(/^Estamos em manutenção/);
  door.turn(0);
  await expect(closed).toBeHidden();
  // The first view of the document has headings of its own.
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
});

test('the doors speak of numbers and messages only where those are on', async ({ page }) => {
  const byNumber = async (): Promise<number[]> => {
    const counts: number[] = [];
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      counts.push(await page.getByRole('main').getByRole('tab').count());
    }
    await page.goto('/hot?dialog=forgot');
    const forgot = page.getByRole('dialog');
    await expect(forgot.getByRole('textbox').first()).toBeVisible();
    return [...counts, await forgot.getByRole('tab').count()];
  };
  expect(await byNumber()).toEqual([2, 2, 2]);
  await withStart(page, (start) => {
    const off = ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'];
    start.modules = start.modules.filter((id) => !off.includes(id));
  });
  await page.route('**/wps/system/setting/register', async (route) => {
    const real = await route.fetch();
    const said = (await real.json()) as { value: { switches: object } };
    const switches = { ...said.value.switches, mobile: false };
    await route.fulfill({ response: real, json: { ...said, value: { ...said.value, switches } } });
  });
  await page.evaluate(() => sessionStorage.clear());
  expect(await byNumber()).toEqual([0, 0, 0]);
});
