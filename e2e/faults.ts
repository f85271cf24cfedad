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
  /** Nothing is heard of the call at all. */
  readonly isSilent?: true;
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
  {
    name: 'the answer does not come',
    says: /A resposta demorou demais/,
    befall: async () => undefined,
    isSilent: true,
  },
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
const calls = /\/(api|wps)\//;

/** From now on every call of the page fails; the answer makes them succeed again. */
export async function breakCalls(page: Page, fault: Fault): Promise<() => Promise<void>> {
  const befallen: Route[] = [];
  await page.route(calls, (route) => {
    befallen.push(route);
    return fault.befall(route);
  });
  const kind = fault.isSilent ? 'silent' : 'heard';
  await page.evaluate((how) => sessionStorage.setItem('broken', how), kind);
  return async () => {
    await page.evaluate(() => sessionStorage.removeItem('broken'));
    await page.unroute(calls);
    // A call from before the page was impatient would wait on for its answer; so would its form.
    await Promise.all(befallen.map((route) => route.abort().catch(() => undefined)));
  };
}

/**
 * While no answer comes the page waits for one as long as it takes to see that. An answer that comes is waited for as
 * ever: on a busy machine it comes late.
 */
export async function shortenPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => real(sessionStorage.getItem('broken') === 'silent' ? 300 : ms);
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
      ms >= 300 && ms <= 2500 && sessionStorage.getItem('broken') !== null;
    const hasten = (run: () => void, ms = 0) => later(run, isPause(ms) ? 20 : ms);
    globalThis.setTimeout = hasten as typeof setTimeout;
  });
}

/**
 * From now on calls to an address are treated so, and hardly any time passes before the page makes them again
 * (`shortenPauses`, before the page is opened); the answer makes them succeed again.
 */
export async function breakLine(
  page: Page,
  address: string | RegExp,
  befall: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(address, befall);
  await page.evaluate(() => sessionStorage.setItem('broken', 'heard'));
  return async () => {
    await page.evaluate(() => sessionStorage.removeItem('broken'));
    await page.unroute(address);
  };
}

/** Counts what is sent to an address from now on. */
export function countSent(page: Page, path: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) sent += 1;
  });
  return () => sent;
}

/** Sends a form under every fault: it says what is wrong, and what was typed stays. */
export async function sendUnderFaults(page: Page, form: Form): Promise<void> {
  for (const fault of faults) {
    const mend = await breakCalls(page, fault);
    // The button is busy from before it asks until it gives up: what passes is tried again meanwhile,
    // and the words of the fault before may be the same.
    const asked = page.waitForRequest(calls);
    await form.send.click();
    await asked;
    await expect(form.send, fault.name).not.toHaveAttribute('aria-busy', 'true');
    const said = page.getByRole('dialog').getByText(fault.saysForm ?? fault.says);
    await expect(said.first(), fault.name).toBeVisible();
    await expect(form.typed, fault.name).toHaveValue(form.value);
    await mend();
  }
}

/** A form that is filled in: its button, and a field with what was typed. */
interface Form {
  readonly send: Locator;
  readonly typed: Locator;
  readonly value: string;
}
