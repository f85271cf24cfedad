import { expect } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';

// Ways in which an answer does not come as it should, and what the page says to each of them.

/** Something that happens to the calls of a page. */
export interface Fault {
  readonly name: string;
  /** The words for somebody who was looking for a page. */
  readonly says: RegExp;
  /** The words for somebody who has sent a form, where that differs. */
  readonly saysForm?: RegExp;
  readonly befall: (route: Route) => Promise<void>;
}

/** A refusal as the server writes it. */
const refusal = (status: number, errorCode: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, errorCode, message, requestId: 'r-1' } });

export const faults: readonly Fault[] = [
  {
    name: 'the network is lost',
    says: /Sem internet/,
    saysForm: /Sem conexão/,
    befall: (route) => route.abort('internetdisconnected'),
  },
  { name: 'the answer does not come', says: /A resposta demorou demais/, befall: async () => {} },
  {
    name: 'the answer is no answer',
    says: /A resposta veio incompleta/,
    befall: (route) => route.fulfill({ status: 200, body: '<!doctype html><p>Portal' }),
  },
  {
    name: 'a proxy answers for the server',
    says: /A resposta veio incompleta/,
    befall: (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  },
  {
    name: '429',
    says: /Devagar/,
    befall: refusal(429, 'rate.limited', 'Devagar: tente de novo em um minuto.'),
  },
  {
    name: '500',
    says: /Algo quebrou aqui/,
    befall: refusal(500, 'server.error', 'Algo quebrou aqui. Tente de novo.'),
  },
  {
    name: '503',
    says: /Muita gente/,
    befall: refusal(503, 'server.busy', 'Muita gente ao mesmo tempo. Tente de novo.'),
  },
];

/** Addresses of what the page asks the server. */
export const calls = /\/(api|wps)\//;

/** From now on every call of the page fails; the answer makes them succeed again. */
export async function breakCalls(page: Page, fault: Fault): Promise<() => Promise<void>> {
  await page.route(calls, fault.befall);
  await page.evaluate(() => sessionStorage.setItem('impatient', 'yes'));
  return async () => {
    await page.evaluate(() => sessionStorage.removeItem('impatient'));
    await page.unroute(calls);
  };
}

/** While calls are broken the page waits for an answer as long as it takes to see that none comes. */
export async function shortenPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => real(sessionStorage.getItem('impatient') ? 300 : ms);
  });
}

/** Sees a text; what the page waits for before it asks again goes by in no time. */
export async function seeSoon(page: Page, text: Locator, what: string): Promise<void> {
  const isSeen = async (): Promise<boolean> => {
    await page.clock.fastForward(21_000);
    return text.first().isVisible();
  };
  await expect.poll(isSeen, { message: what, intervals: [300] }).toBe(true);
}

/** While calls are broken hardly any time passes before the page asks again by itself. */
export async function shortenPauses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = setTimeout.bind(globalThis);
    const isPause = (ms: number) =>
      ms >= 300 && ms <= 2500 && sessionStorage.getItem('impatient') !== null;
    const hasten = (run: () => void, ms = 0) => later(run, isPause(ms) ? 20 : ms);
    globalThis.setTimeout = hasten as typeof setTimeout;
  });
}
