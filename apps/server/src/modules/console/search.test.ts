import { randomUUID } from 'node:crypto';
import type { SearchHit } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestStaff } from '../../testing/staff-member.ts';
import type { Player } from '../identity/index.ts';
import { openDeskProgram } from './testing/desk-program.ts';
import type { DeskProgram } from './testing/desk-program.ts';

let program: DeskProgram;
let owner: TestStaff;
let games: TestStaff;
let luciana: Player;
beforeAll(async () => {
  program = await openDeskProgram();
  owner = await program.person('owner');
  games = await program.person('games');
  luciana = await program.modules.identity.service.demoMember('arara');
}, 120_000);
afterAll(() => program.close());

async function find(text: string, who = owner, merchant = 'arara'): Promise<SearchHit[]> {
  const path = `search?q=${encodeURIComponent(text)}`;
  const { status, errorCode, value } = await program.call<{ hits: SearchHit[] }>(
    who,
    path,
    undefined,
    merchant,
  );
  expect([status, errorCode]).toEqual([200, undefined]);
  return value.hits;
}

const membersOf = (hits: readonly SearchHit[]) =>
  hits.filter(({ kind }) => kind === 'member').map(({ id, detail }) => [id, detail]);

describe('a member is found', () => {
  test.each([
    ['by username and its beginning', 'LUCIA', 'username'],
    ['by CPF', '529.982.247-25', 'id-number'],
    ['by phone as it is dialled at home', '(11) 91234-5678', 'mobile'],
    ['by phone with its calling code', '+5511912345678', 'mobile'],
    ['by e-mail', 'Luciana@arara.example', 'email'],
    ['by words of the name, in any order', 'reis luc', 'name'],
  ])('%s', async (_, text, by) => {
    expect(membersOf(await find(text))).toContainEqual([luciana.accountNumber, by]);
  });

  test('by the number of the account and by the id', async () => {
    const found = [luciana.accountNumber, 'number'];
    expect(membersOf(await find(luciana.accountNumber))).toContainEqual(found);
    expect(membersOf(await find(String(luciana.id)))).toContainEqual(found);
  });

  test('without accents where the name has some', async () => {
    const names = (await find('celia')).map(({ member }) => member?.name);
    expect(names).toContain('C*** A***');
  });

  test('masked', async () => {
    const [hit] = await find('529.982.247-25');
    expect(hit).toMatchObject({
      kind: 'member',
      label: 'luciana',
      member: { account: luciana.accountNumber, username: 'luciana', name: 'L*** R***' },
    });
    expect(JSON.stringify(hit)).not.toMatch(/Luciana Reis|52998224725|91234|@/);
  });

  test('not at another brand, nor by signs of a pattern', async () => {
    const elsewhere = await program.person('owner', 'noite-tropical');
    // The demo opens an account with the same CPF at each brand.
    const there = await find('529.982.247-25', elsewhere, 'noite-tropical');
    expect(membersOf(there)).toHaveLength(1);
    expect(JSON.stringify(there)).not.toContain(luciana.accountNumber);
    expect(membersOf(await find(luciana.accountNumber, elsewhere, 'noite-tropical'))).toEqual([]);
    for (const text of ['%%', '__', "lu'", 'lu\\', '<b>lu</b>', "' & | !"]) {
      expect(Array.isArray(await find(text)), text).toBe(true);
    }
    expect(membersOf(await find('%%'))).toEqual([]);
  });
});

describe('a search by personal data', () => {
  test('leaves a line of who found whom by what kind, never the value', async () => {
    const lines = async () => (await program.auditOf(luciana)).length;
    const before = await lines();
    await find('luciana');
    await find(luciana.accountNumber);
    expect(await lines()).toBe(before);
    for (const [text, by] of [
      ['529.982.247-25', 'id-number'],
      ['(11) 91234-5678', 'mobile'],
      ['Luciana@arara.example', 'email'],
    ] as const) {
      await find(text);
      const [newest] = await program.auditOf(luciana);
      expect(newest).toEqual({ action: 'member.found', actor: owner.email, detail: { by } });
    }
    expect(await lines()).toBe(before + 3);
  });

  test('finds nobody by a part of an e-mail', async () => {
    for (const text of ['luciana@', 'luciana@arara', 'luciana@arara.exampl']) {
      expect(membersOf(await find(text)).map(([, by]) => by)).not.toContain('email');
    }
  });

  test('is refused beyond sixty in ten minutes, and no other search is', async () => {
    const support = await program.person('support');
    const ask = () => program.call(support, 'search?q=11144477735');
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    const codes = answers.map(({ errorCode }) => errorCode ?? 'found');
    expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(1);
    await find('luciana', support);
    await find('529.982.247-25');
  });
});

describe('money and play', () => {
  test('are found by id with their member, and only by who may read them', async () => {
    const id = randomUUID();
    await program.owner.query(
      `insert into cashier.deposit (id, merchant_id, player_id, currency, amount, state, txid,
        input_hash, created_at, expires_at)
      values ($1, 'arara', $2, 'BRL', 5000, 'PENDING', $3, '\\x00', now(), now())`,
      [id, luciana.id, id.replaceAll('-', '')],
    );
    const hit = { kind: 'deposit', id, amount: '50.00', currency: 'BRL', detail: 'PENDING' };
    expect(await find(id.toUpperCase())).toMatchObject([
      { ...hit, member: { account: luciana.accountNumber } },
    ]);
    expect(await find(id.replaceAll('-', ''))).toMatchObject([hit]);
    expect(await find(id, games)).toEqual([]);
    const elsewhere = await program.person('owner', 'noite-tropical');
    expect(await find(id, elsewhere, 'noite-tropical')).toEqual([]);
  });

  test('an id of nothing finds nothing', async () => {
    for (const id of [randomUUID(), '96374951587201024', 'abcdefghijklmnopqrstuv']) {
      expect(await find(id)).toEqual([]);
    }
  });

  test('games are found by words of their name', async () => {
    const hits = await find('bonde', games);
    expect(hits.map(({ kind }) => kind)).toContain('game');
    expect(hits.every(({ kind, member }) => kind === 'game' && member === null)).toBe(true);
  });
});

test('a text of one sign is refused', async () => {
  expect(await program.call(owner, 'search?q=a')).toMatchObject({ errorCode: 'request.invalid' });
});
