import type { MemberConsequence, StaffMember, TimelineLine } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveMoney } from '../../testing/give-money.ts';
import type { TestStaff } from '../../testing/staff-member.ts';
import type { Player } from '../identity/index.ts';
import { openDeskProgram } from './testing/desk-program.ts';
import type { DeskProgram } from './testing/desk-program.ts';

let program: DeskProgram;
let owner: TestStaff;
let support: TestStaff;
let luciana: Player;
beforeAll(async () => {
  program = await openDeskProgram();
  owner = await program.person('owner');
  support = await program.person('support');
  luciana = await program.modules.identity.service.demoMember('arara');
  await giveMoney(program, 10_000n);
}, 120_000);
afterAll(() => program.close());

const at = (rest = '') => `members/${luciana.accountNumber}${rest}`;
const reason = 'asked for by phone';

describe('a member on one page', () => {
  test('says who, what they have and what they did, with personal data masked', async () => {
    const { value } = await program.call<StaffMember>(support, at());
    expect(value).toMatchObject({
      account: luciana.accountNumber,
      username: 'luciana',
      name: 'L*** R***',
      kind: 'member',
      personal: {
        idNumber: '***.982.247-**',
        pixKey: '***.982.247-**',
        birthDate: '1990-**-**',
        email: 'lu***@arara.example',
        mobile: '+55*******5678',
      },
      state: { blocked: null, paused: null, excluded: null, forbidden: [] },
      balances: { currency: 'BRL', cash: '100.00', held: '0.00', debt: '0.00' },
      figures: { lifetime: { deposits: '0.00', ggr: '0.00', rounds: 0 } },
      access: { hasPassword: true, secondStep: false },
    });
    expect(value.limits).toHaveLength(12);
    expect(JSON.stringify(value)).not.toMatch(/Luciana Reis|52998224725|1990-05-17|luciana@|91234/);
  });

  test('is found by the id as well, and is nobody at another brand', async () => {
    const { value } = await program.call<StaffMember>(owner, `members/${luciana.id}`);
    expect(value.account).toBe(luciana.accountNumber);
    const elsewhere = await program.person('owner', 'noite-tropical');
    for (const path of ['', '/timeline', '/consequence']) {
      const reply = await program.call(elsewhere, at(path), undefined, 'noite-tropical');
      expect(reply).toMatchObject({ status: 404, errorCode: 'member.not.found' });
    }
    for (const account of ['1', 'luciana', '999999999999999999']) {
      expect(await program.call(owner, `members/${account}`)).toMatchObject({
        errorCode: 'member.not.found',
      });
    }
  });

  test('says its deposits, withdrawals and what lies between', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const insert = `
      with made as (
        insert into cashier.deposit (id, merchant_id, player_id, currency, amount, paid_amount, state,
          txid, input_hash, created_at, expires_at, paid_at)
        values ($1, 'arara', $2, 'BRL', 9000, 9000, 'PAID', repeat('a', 32), '\\x00', $3, $3, $3)
        returning id
      )
      insert into cashier.payment (end_to_end_id, deposit_id, player_id, amount, recalled, currency,
        payer, state, refund_id, paid_at, seen_at, changed_at)
      select 'E1', id, $2, 9000, 1000, 'BRL', 'own', 'CREDITED', 'R1', $3, $3, $3 from made`;
    await program.owner.query(insert, [id, luciana.id, new Date(Date.now() - 40 * 86_400_000)]);
    await program.owner.query(
      `insert into cashier.withdrawal (id, merchant_id, player_id, currency, amount, state, payout_id,
        pix_key_masked, idempotency_key, input_hash, created_at, promised_by, finished_at)
      values (gen_random_uuid(), 'arara', $1, 'BRL', 2500, 'PAID', 'p1', '***', 'k1', '\\x00', now(),
        now(), now())`,
      [luciana.id],
    );
    const { value } = await program.call<StaffMember>(support, at());
    expect(value.figures).toMatchObject({
      lifetime: { deposits: '80.00', withdrawals: '25.00', net: '55.00' },
      last30: { deposits: '0.00', withdrawals: '25.00', net: '-25.00' },
    });
  });

  test('names other accounts with the same number or e-mail', async () => {
    await program.owner.query(
      `update identity.player set mobile = $1 where merchant_id = 'arara' and username = 'dona.celia'`,
      [luciana.mobile],
    );
    const { value } = await program.call<StaffMember>(support, at());
    expect(value.related).toMatchObject([{ username: 'dona.celia', shares: ['mobile'] }]);
  });

  test('says what an act would meet', async () => {
    const { value } = await program.call<MemberConsequence>(support, at('/consequence'));
    expect(value).toMatchObject({
      openRounds: 0,
      openTickets: 0,
      openWithdrawals: 0,
      balance: '100.00',
      currency: 'BRL',
    });
  });
});

describe('the story of a member', () => {
  interface Page {
    readonly lines: TimelineLine[];
    readonly next: string | null;
    readonly kinds: string[];
  }
  const read = async (query = '', who = owner) =>
    (await program.call<Page>(who, at(`/timeline${query}`))).value;

  test('has notes, acts, money and sign-ins in the order of their time, and pages without a gap', async () => {
    for (let note = 0; note < 60; note += 1) {
      await program.call(support, at('/notes'), { text: `note ${note}` });
    }
    const first = await read();
    expect(first.lines).toHaveLength(50);
    const all = [...first.lines];
    for (let { next } = first; next !== null;) {
      const page = await read(`?before=${next}`);
      all.push(...page.lines);
      ({ next } = page);
    }
    const times = all.map((line) => line.at);
    expect(times).toEqual(times.toSorted().toReversed());
    const names = all.map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(names).size).toBe(names.length);
    const notes = all.filter(({ kind }) => kind === 'note').map(({ title }) => title);
    expect(notes).toEqual(Array.from({ length: 60 }, (_, index) => `note ${59 - index}`));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['note', 'deposit', 'withdrawal', 'limit', 'terms']),
    );
  });

  test('is of the kinds that are asked for and may be read', async () => {
    const { lines } = await read('?kinds=withdrawal');
    expect(lines).toMatchObject([{ kind: 'withdrawal', what: 'PAID', amount: '25.00' }]);
    const finance = await program.person('finance');
    expect((await read('', finance)).kinds).not.toContain('round');
    expect((await read('?kinds=round,ticket', finance)).lines).toEqual([]);
    for (const query of ['?kinds=pigeon', '?before=abc', '?before=AAAA']) {
      expect(await program.call(owner, at(`/timeline${query}`)), query).toMatchObject({
        errorCode: 'request.invalid',
      });
    }
  });

  test('tells blocks and what people did', async () => {
    await program.call(support, at('/block'), { reason });
    await program.call(support, at('/unblock'), { reason });
    await program.call(support, at('/flags'), { flag: 'watch', on: true, reason });
    const { lines } = await read('?kinds=block,act');
    expect(lines.slice(0, 3)).toMatchObject([
      { kind: 'act', what: 'member.flag.put', title: 'watch', by: support.email, reason },
      { kind: 'block', what: 'unblock', by: support.email, reason },
      { kind: 'block', what: 'block', by: support.email, reason },
    ]);
  });
});
