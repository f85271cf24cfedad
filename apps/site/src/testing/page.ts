import { createBrowserStorage } from '@arara/client/testing';
import type { StartData } from '@arara/contract';
import { vi } from 'vitest';
import { startData } from './start-data.ts';

/** The globals that modules of the page find when a test reads them without a browser. */
export function stubPage(start: StartData = startData()): void {
  vi.stubGlobal('sessionStorage', createBrowserStorage());
  vi.stubGlobal('localStorage', createBrowserStorage());
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { lang: 'pt-BR', dataset: {} },
    getElementById: () => ({ textContent: JSON.stringify(start) }),
  });
}

export { empty } from '@arara/client/testing';
