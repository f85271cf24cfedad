import type { StartData } from '@arara/contract';
import type * as React from 'react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { StateCreator, StoreApi } from 'zustand/vanilla';
import { stubPage } from './page.ts';

/** React whose stores say what is so now, where pages are only drawn; for `vi.mock('react')`. */
export const readNow = (react: typeof React): typeof React => ({
  ...react,
  useSyncExternalStore: (_, read) => read(),
});

/** The same for stores of the site; for `vi.mock('zustand')`. */
export const storesNow = {
  createStore,
  create<T>(init: StateCreator<T>) {
    const store: StoreApi<T> = createStore(init);
    const use = (select: (state: T) => unknown = (state) => state) => select(store.getState());
    return Object.assign(use, store);
  },
};

/** The answers that drawing needs of a browser: its address, and whether a media query holds. */
export interface Browser {
  readonly address?: string;
  readonly desk?: boolean;
  readonly userAgent?: string;
}

/** A page with its start data in a browser that draws, and in which nothing is pressed. */
export function stubBrowser(start: StartData, browser: Browser = {}): void {
  const { address = '/', desk = true, userAgent = '' } = browser;
  stubPage(start);
  const page = {
    location: new URL(address, 'https://arara.example'),
    history: { state: null, replaceState: () => undefined },
    navigator: { userAgent, onLine: true },
    matchMedia: () => ({ matches: desk }),
    addEventListener: () => undefined,
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  vi.stubGlobal('window', globalThis);
  Object.assign(document, { defaultView: globalThis });
}

/** A part of the page as HTML, once its code has come. One that breaks breaks its test. */
export async function draw(part: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(part, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new AggregateError(faults, String(faults[0]));
  return html;
}

/** The text between two tags of a name, the outermost ones; empty where there is none. */
export const inside = (html: string, name: string): string =>
  new RegExp(`<${name}[ >].*</${name}>`, 's').exec(html)?.[0] ?? '';
