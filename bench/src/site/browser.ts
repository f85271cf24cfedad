import { chromium } from 'playwright-core';
import { endWhenInterrupted } from '../ends.ts';

/** The bench ends a browser itself: the browser's own way would end the bench before its servers. */
export const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
];

/** A page of a browser, driven by the protocol of its own tools. */
export interface Tab {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** Runs a program in the page and answers what it resolves to. */
  run<T>(program: string): Promise<T>;
  close(): Promise<void>;
}

/** Opens a phone's page in a browser that knows nothing. */
export async function openTab(): Promise<Tab> {
  const launching = chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: flags,
    ...leaveSignals,
  });
  const forget = endWhenInterrupted(async () => (await launching).close());
  const browser = await launching;
  browser.once('disconnected', forget);
  const context = await browser.newContext({ viewport: null });
  const client = await context.newCDPSession(await context.newPage());
  const send = client.send.bind(client) as Tab['send'];
  return {
    send,
    async run<T>(program: string): Promise<T> {
      const answer = await send('Runtime.evaluate', {
        expression: `(async () => { ${program} })()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (answer['exceptionDetails'] !== undefined) {
        throw new Error(`the page failed: ${JSON.stringify(answer['exceptionDetails'])}`);
      }
      return (answer['result'] as { value: T }).value;
    },
    close: () => browser.close(),
  };
}
