import type { Game } from '@arara/contract';
import { allCalls } from '@arara/contract';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../../testing/page.ts';
import type * as Favourites from './favourites.ts';

vi.mock('virtual:calls', () => ({
  entryOf: (name: string) => {
    const call = allCalls.find((one) => one.name === name);
    return [call?.method, call?.path, 'json'];
  },
}));

let lib: typeof Favourites;
let client: QueryClient;
/** Answers the call that is under way. */
let answer: (success: boolean) => void = () => undefined;
let asked: string[] = [];

beforeAll(async () => {
  stubPage();
  vi.stubGlobal('location', { search: '', pathname: '/', hash: '', origin: '', hostname: 'x' });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? '');
    return new Promise((resolve) => {
      answer = (success) =>
        resolve(
          Response.json(
            success ? { success, value: null } : { success, errorCode: 'favourites.full' },
            { status: success ? 200 : 409 },
          ),
        );
    });
  });
  lib = await import('./favourites.ts');
  client = (await import('../../../lib/query-client.ts')).queryClient;
});
beforeEach(() => {
  asked = [];
  client.setQueryData(['favourite-ids'], ['1001']);
  client.setQueryData(['favourite-games', ''], { pages: [], pageParams: [] });
});

const hearts = () => client.getQueryData(['favourite-ids']);
const listIsOld = () => client.getQueryState(['favourite-games', ''])?.isInvalidated;

async function toggle(nodeId: string, on: boolean, success: boolean) {
  const game = { nodeId, vassalage: 'MATA_STUDIO', gameType: 'RNG' } as Game;
  const change = new MutationObserver(client, lib.favouriteMutation);
  const done = change.mutate({ game, on }).catch(() => undefined);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const meanwhile = { hearts: hearts(), listIsOld: listIsOld() };
  answer(success);
  await done;
  return meanwhile;
}

test.each([
  ['1002', true, 'MCSFE_addFavoriteGameV2', ['1001', '1002']],
  ['1001', false, 'MCSFE_removeFavoriteGameV2', []],
])('the heart of %s turns at once, the list after the call', async (nodeId, on, call, after) => {
  expect(await toggle(nodeId, on, true)).toEqual({ hearts: after, listIsOld: false });
  expect(asked).toEqual([call]);
  expect(hearts()).toEqual(after);
  expect(listIsOld()).toBe(true);
});

test('a heart that the server refuses turns back', async () => {
  expect(await toggle('1002', true, false)).toMatchObject({ hearts: ['1001', '1002'] });
  expect(hearts()).toEqual(['1001']);
});
