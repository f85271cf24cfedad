import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readLicences } from './licences.ts';

const id = 'virtual:licences';
const apps = ['site', 'arcade'].map((app) =>
  fileURLToPath(new URL(`../../${app}`, import.meta.url)),
);

/** Gives the licences page the packages that the apps of the browser really use. */
export function licencesPlugin(): Plugin {
  return {
    name: 'arara-licences',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}`
        ? `export const licences = ${JSON.stringify(readLicences(apps))};`
        : undefined,
  };
}
