import type { StartData } from '@arara/contract';
import { vi } from 'vitest';
import { startData } from './start-data.ts';

/** What a browser's storage does, with its entries as its own properties. */
function createStorage(): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null),
    setItem: (name: string, value: string) => void (storage[name] = value),
    removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
  };
  const storage = Object.create(methods) as Record<string, string> & Storage;
  return storage;
}

/** What modules of the page find when a test reads them without a browser. */
export function stubPage(start: StartData = startData()): void {
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { lang: 'pt-BR', dataset: {} },
    getElementById: () => ({ textContent: JSON.stringify(start) }),
  });
}

/** Empties a storage between two tests. */
export function empty(storage: Storage): void {
  Object.keys(storage).forEach((key) => storage.removeItem(key));
}
