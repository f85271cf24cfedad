import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { empty, stubPage } from '../testing/page.ts';
import type * as Favourites from './lottery-favourites.ts';
import type * as Session from './session.ts';

let favourites: typeof Favourites;
let session: typeof Session;

const heard: ((event: { key: string }) => void)[] = [];

beforeAll(() => {
  stubPage();
  vi.stubGlobal('addEventListener', (_: string, listen: (typeof heard)[number]) =>
    heard.push(listen),
  );
});
beforeEach(async () => {
  empty(localStorage);
  empty(sessionStorage);
  await reload();
  signIn('ana');
});

/** The page is fetched anew: of its memory nothing is left. */
async function reload(): Promise<void> {
  vi.resetModules();
  [favourites, session] = await Promise.all([
    import('./lottery-favourites.ts'),
    import('./session.ts'),
  ]);
}

function signIn(account: string): void {
  session.setMember({ account } as Session.Opened['member']);
}

const kept = (): unknown => JSON.parse(localStorage.getItem('LOTTFAV') ?? 'null');

test('a favourite that is there is removed, else added', () => {
  favourites.keepLottery('ssc-1m');
  favourites.keepLottery('keno-2m');
  expect(kept()).toEqual({ ana: ['ssc-1m', 'keno-2m'] });
  favourites.keepLottery('ssc-1m');
  expect(kept()).toEqual({ ana: ['keno-2m'] });
});

test('favourites are kept by username: who comes next has none of them, and keeps them', () => {
  favourites.keepLottery('ssc-1m');
  signIn('bia');
  favourites.keepLottery('keno-2m');
  expect(kept()).toEqual({ ana: ['ssc-1m'], bia: ['keno-2m'] });
});

test('nobody keeps anything for nobody', () => {
  session.closeSession();
  favourites.keepLottery('ssc-1m');
  expect(kept()).toBeNull();
});

test('what another tab has added meanwhile stays', () => {
  localStorage.setItem('LOTTFAV', JSON.stringify({ ana: ['hk6-week'] }));
  favourites.keepLottery('ssc-1m');
  expect(kept()).toEqual({ ana: ['hk6-week', 'ssc-1m'] });
});

test('what another tab changes is seen in this one', () => {
  localStorage.setItem('LOTTFAV', JSON.stringify({ ana: ['hk6-week'] }));
  expect(favourites.lotteriesKept()).toEqual([]);
  heard.at(-1)?.({ key: 'LOTTFAV' });
  expect(favourites.lotteriesKept()).toEqual(['hk6-week']);
});

test('who signs in finds their own', () => {
  localStorage.setItem('LOTTFAV', JSON.stringify({ bia: ['keno-2m'] }));
  session.openSession({
    token: 'other',
    member: { account: 'bia', isAgent: 0 },
    passwordExpired: false,
  } as Session.Opened);
  expect(favourites.lotteriesKept()).toEqual(['keno-2m']);
});

test('a login on the way makes it a favourite, whatever it was', () => {
  favourites.keepLottery('ssc-1m', true);
  favourites.keepLottery('ssc-1m', true);
  expect(kept()).toEqual({ ana: ['ssc-1m'] });
});

test.each(['{', '[]', '{"ana":7}', '{"ana":[1,null]}'])(
  'what is broken, %s, is as good as not there',
  (broken) => {
    localStorage.setItem('LOTTFAV', broken);
    favourites.keepLottery('ssc-1m');
    expect(kept()).toEqual({ ana: ['ssc-1m'] });
  },
);
