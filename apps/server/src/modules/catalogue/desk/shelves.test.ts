import type {
  Game,
  GameValue,
  HomeValue,
  ListValue,
  ShelfPart,
  ShelfPreview,
} from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { TestProgram } from '../../../testing/test-program.ts';
import { openDesk } from '../testing/desk-asks.ts';
import type { Desk } from '../testing/desk-asks.ts';

let program: TestProgram;
let desk: Desk;

beforeAll(async () => {
  program = await createTestProgram();
  desk = await openDesk(program);
}, 180_000);
afterAll(() => program.close());

const part = async (name: string) =>
  (await desk.ask<ShelfPart>(`games/shelves/${encodeURIComponent(name)}`)).value;
const arrange = (name: string, value: object, seen: number, who: object = {}) =>
  desk.ask<ShelfPart>('games/shelves', {
    ...who,
    body: { arranged: { part: name, value }, seen, reason: 'vitrine de carnaval' },
  });
const back = (name: string, version: number, seen: number) =>
  desk.ask<ShelfPart>(`games/shelves/${encodeURIComponent(name)}/back`, {
    body: { version, seen, reason: 'como era antes' },
  });
const preview = async (name: string, value: object) =>
  (
    await desk.ask<ShelfPreview>('games/shelves/preview', {
      body: { arranged: { part: name, value } },
    })
  ).value.rows;
const lobby = (merchant = 'arara') =>
  program.modules.catalogue.service.lobby(merchant, 'pt-BR', 12);
const slots = async (): Promise<Game[]> => {
  const list = await program.modules.catalogue.service.firstPage('arara', 'pt-BR', 'RNG');
  return list.games;
};
const ids = (games: readonly Pick<Game, 'nodeId'>[]) => games.map(({ nodeId }) => nodeId);

test('the house’s own arrangement is version 0, with the names that the site has', async () => {
  const home = await part('home');
  expect(home).toMatchObject({ version: 0, versions: [] });
  expect((home.value as HomeValue).rails.map(({ rail }) => rail)).toEqual([
    'played',
    'hot',
    'new',
    'brands',
  ]);
  expect(home.usualNames['hot']?.['pt-BR']).toBe('Em alta');
  expect(home.value).toEqual(home.usual);
  expect((await lobby()).ranked).toBe(true);
});

test('pinned games stand first in a category, the others by play; the preview is the list', async () => {
  const before = ids(await slots());
  const pins = [before[5], before[3]] as string[];
  const [row] = await preview('list:RNG', { pins });
  expect(row).toMatchObject({ row: 'RNG', hidden: [] });
  const wanted = [...pins, ...before.filter((id) => !pins.includes(id))];
  expect(ids(row?.games ?? [])).toEqual(wanted.slice(0, 12));
  expect(ids(await slots()), 'a preview keeps nothing').toEqual(before);

  expect((await arrange('list:RNG', { pins }, 0)).value).toMatchObject({ version: 1 });
  expect(ids(await slots())).toEqual(wanted.slice(0, 42));
  expect(await desk.audit('shelf list:RNG')).toEqual([
    {
      actor: 'gil@arara.example',
      action: 'catalogue.changed',
      detail: { before: { pins: [] }, after: { pins }, reason: 'vitrine de carnaval' },
    },
  ]);
  // The other brand has its own.
  expect(
    (
      (
        await desk.ask<ShelfPart>('games/shelves/list%3ARNG', {
          token: desk.elsewhere,
          merchant: 'noite-tropical',
        })
      ).value.value as ListValue
    ).pins,
  ).toEqual([]);
});

test('what is hot with chosen games is no ranking, and marks follow staff', async () => {
  const { hot } = await lobby();
  const last = hot.at(-1)?.nodeId ?? '';
  await arrange('list:hot', { pins: [last] }, 0);
  const now = await lobby();
  expect(now.hot[0]?.nodeId).toBe(last);
  expect(now.ranked).toBe(false);

  const { kinds } = await part(`game:${last}`);
  expect(kinds).toContainEqual({ kind: 'free-spins', name: 'Giros grátis' });
  const chosen: GameValue = {
    hot: 'never',
    fresh: 'always',
    kinds: kinds.slice(0, 1).map(({ kind }) => kind),
  };
  const [row] = await preview(`game:${last}`, chosen);
  expect(row?.games).toMatchObject([{ isHot: 0, isNew: true, classify: chosen.kinds }]);
  await arrange(`game:${last}`, chosen, 0);
  expect((await lobby()).hot[0]).toMatchObject({ isHot: 0, isNew: true, classify: chosen.kinds });
  expect((await back(`game:${last}`, 0, 1)).value.value).toMatchObject({
    hot: 'auto',
    kinds: null,
  });
  expect((await lobby()).hot[0]).toMatchObject({ classify: now.hot[0]?.classify });
});

test('the first page has the rails that staff chose, with their names, and goes back', async () => {
  const rails = [
    { rail: 'new', most: 5, names: { 'pt-BR': 'Saindo do forno', en: 'Fresh' } },
    { rail: 'RNG', most: 6, names: {} },
    { rail: 'hot', most: 18, names: {} },
  ];
  const rows = await preview('home', { rails });
  expect(rows.map(({ row, name, games }) => [row, name, games.length])).toEqual([
    ['new', 'Saindo do forno', expect.any(Number)],
    ['RNG', null, 6],
    ['hot', null, 12],
  ]);
  await arrange('home', { rails }, 0);
  expect((await lobby()).rails).toEqual([
    { rail: 'new', most: 5, name: 'Saindo do forno' },
    { rail: 'RNG', most: 6, name: null },
    { rail: 'hot', most: 18, name: null },
  ]);
  // A language without a name of its own takes the nearest, or the site's own sentence.
  const thai = await program.modules.catalogue.service.lobby('arara', 'th', 12);
  expect(thai.rails[0]?.name).toBe('Fresh');
  expect((await arrange('home', { rails: rails.slice(1) }, 1)).value.version).toBe(2);
  const again = (await back('home', 1, 2)).value;
  expect(again).toMatchObject({ version: 3, value: { rails } });
  expect(again.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
});

test.each([
  ['a game of another category', 'list:LIVE', { pins: ['1001'] }, 'shelf.game.unknown'],
  ['a game of nobody', 'list:RNG', { pins: ['99999999'] }, 'shelf.game.unknown'],
  [
    'a kind of nobody',
    'game:1001',
    { hot: 'auto', fresh: 'auto', kinds: ['<b>'] },
    'shelf.kind.unknown',
  ],
  ['a value of another part', 'home', { pins: [] }, 'request.invalid'],
  ['a list that is none', 'list:NOPE', { pins: [] }, 'request.invalid'],
  ['the same game twice', 'list:RNG', { pins: ['1001', '1001'] }, 'request.invalid'],
  [
    'a title of nobody',
    'game:99999999',
    { hot: 'auto', fresh: 'auto', kinds: null },
    'game.not.found',
  ],
  ['no rail at all', 'home', { rails: [] }, 'request.invalid'],
])('%s is refused', async (_name, name, value, code) => {
  const seen = (await part(name))?.version ?? 0;
  expect((await arrange(name, value, seen)).code).toBe(code);
});

test('of two people at once one is told that it changed; who may only look changes nothing', async () => {
  const { version } = await part('list:new');
  const both = await Promise.all([
    arrange('list:new', { pins: ['1001'] }, version),
    arrange('list:new', { pins: ['1002'] }, version, { token: desk.second }),
  ]);
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([null, 'shelf.changed']));
  expect((await arrange('list:new', { pins: [] }, 1, { token: desk.support })).code).toBe(
    'permission.denied',
  );
  expect((await back('list:new', 7, 1)).code).toBe('shelf.version.unknown');
  const there = { token: desk.elsewhere, merchant: 'noite-tropical' };
  expect((await desk.ask('games/shelves/game%3A1001', there)).code).toBe('game.not.found');
});
