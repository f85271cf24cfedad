import type { CDPSession, Page } from 'playwright-core';
import { openPhone } from './phone.ts';

const slowdown = 4;
const member = { username: 'luciana', password: 'Ipe-Amarelo-7' };

/** The acts of a thumb that looks around, each step on a page that stands. */
const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async menu(page) {
    await page.getByRole('navigation').getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  async search(page) {
    await stand(page, '/search');
    await page.getByRole('searchbox').tap();
    await page.keyboard.type('fortuna', { delay: 120 });
    await page.getByRole('main').getByText('Fortuna da Arara').first().waitFor();
  },
  async filter(page) {
    await stand(page, '/rng');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filtr/ })
      .first()
      .tap();
    await page.getByRole('dialog').waitFor();
  },
  async deposit(page) {
    await stand(page, '/');
    await page.getByRole('navigation').getByRole('button', { name: 'Depositar' }).tap();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '200', exact: true }).tap();
  },
};

/** Goes to a page and waits until it has all that it asks for. */
async function stand(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** The longest that a step let somebody wait for the next picture, by its name, in milliseconds. */
export async function interact(url: string): Promise<ReadonlyMap<string, number>> {
  const phone = await openPhone(url);
  try {
    const { page } = phone;
    await enter(page);
    const client = await page.context().newCDPSession(page);
    const waits = new Map<string, number>();
    for (const [name, step] of Object.entries(steps)) {
      waits.set(name, await waitOf(page, client, step));
    }
    return waits;
  } finally {
    await phone.close();
  }
}

/** The page becomes a member's, and keeps count of how long its answers to a person took. */
async function enter(page: Page): Promise<void> {
  const answer = await page.request.post('/wps/session/login', { data: member });
  const { token } = ((await answer.json()) as { value: { token: string } }).value;
  await page.addInitScript((value) => {
    sessionStorage.setItem('token', value);
    const record = (list: PerformanceObserverEntryList): void => {
      for (const { duration } of list.getEntries()) {
        const longest = Math.max(duration, Number(sessionStorage.getItem('longest') ?? 0));
        sessionStorage.setItem('longest', String(longest));
      }
    };
    const observer = new PerformanceObserver(record);
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, token);
  await stand(page, '/');
  await page.getByRole('main').getByRole('article').first().waitFor();
}

async function waitOf(
  page: Page,
  client: CDPSession,
  step: (page: Page) => Promise<void>,
): Promise<number> {
  await page.evaluate(() => sessionStorage.setItem('longest', '0'));
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await step(page);
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 300))),
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Number(await page.evaluate(() => sessionStorage.getItem('longest')));
}
