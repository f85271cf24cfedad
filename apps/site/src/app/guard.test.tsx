import type * as React from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '../config/addresses.ts';
import { draw, stubBrowser } from '../testing/draw.tsx';
import { startData } from '../testing/start-data.ts';
import type * as Session from '../lib/session.ts';
import type * as GuardModule from './guard.tsx';

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../testing/draw.tsx')).storesNow);

let guard: typeof GuardModule;
let session: typeof Session;

/** The guard of a site that wants everybody signed in, or of one that does not. */
async function read(loggedInHome: boolean): Promise<void> {
  vi.resetModules();
  const start = startData();
  stubBrowser({ ...start, settings: { ...start.settings, loggedInHome } });
  [guard, session] = await Promise.all([import('./guard.tsx'), import('../lib/session.ts')]);
}

beforeEach(async () => {
  await read(true);
  session.useSession.setState({ token: null, settled: true });
});

/** Addresses of pages that whoever is here now gets to see. */
async function seen(): Promise<string[]> {
  const drawn = addresses.map(async (address) => {
    const html = await draw(
      <MemoryRouter initialEntries={[address.replace(':', '')]}>
        <guard.Guard>the page</guard.Guard>
      </MemoryRouter>,
    );
    return html === 'the page' ? [address] : [];
  });
  return (await Promise.all(drawn)).flat().sort();
}

test('a closed site shows visitors the doors, the help and the law, and nothing else', async () => {
  expect(await seen()).toEqual([
    '/afiliados',
    '/download',
    '/helpmc',
    '/login',
    '/provider/:provider',
    '/recovery',
    '/register',
    '/register.html',
    '/responsible',
  ]);
});

test('a closed site shows all to a member, and keeps nobody out before it knows who it is', async () => {
  session.useSession.setState({ token: 'of a member' });
  expect(await seen()).toEqual([...addresses].sort());
  session.useSession.setState({ token: null, settled: false });
  expect(await seen()).toEqual([...addresses].sort());
});

test('a site that is open shows all to everybody', async () => {
  await read(false);
  session.useSession.setState({ token: null, settled: true });
  expect(await seen()).toEqual([...addresses].sort());
});
