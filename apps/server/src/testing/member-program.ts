import { sql } from '@arara/postgres';
import { createVisitor, join, solve } from '../modules/identity/testing/visitor.ts';
import type { Visitor } from '../modules/identity/testing/visitor.ts';
import { giveMoney } from './give-money.ts';
import { rewrite } from './rewrite.ts';
import { createTestProgram } from './test-program.ts';
import type { ProgramOptions, TestProgram } from './test-program.ts';

const member = {
  username: 'sortuda',
  idNumber: '390.533.447-05',
  payeeName: 'Sonia Sortuda',
  email: 'sortuda@example.com',
  mobileNum: '11987650001',
};

/**
 * The whole program with the lotteries of a new installation, promised, and a member in it who has so
 * many centavos.
 */
export async function openMemberProgram(minor: bigint, options: ProgramOptions = {}) {
  const program = await createTestProgram(options);
  const call = createVisitor({ http: program.app });
  const joined = await join(call, { ...member, challenge: await solve(call) });
  await giveMoney(program, minor, { id: BigInt(joined.member.id) });
  await program.modules.lottery.service.planIssues();
  return { program, call, token: joined.token };
}

interface Buyer {
  readonly program: TestProgram;
  readonly call: Visitor;
  readonly token: string;
}

/** One bet of two reais, as lotteries of the house take it. */
export const twoReais = {
  mode: 1_920,
  unit: '1',
  lines: [{ play: 'ssc.front2.direct', rows: [[1], [3]], multiple: 1 }],
  price: '2.00',
};

/** Buys a ticket of the next issue, whatever the time is while a test runs. */
export async function buyTicket(
  { program, call, token }: Buyer,
  gameCode: string,
  key: string,
  bet: object,
): Promise<void> {
  const open = sql`
    update lottery.issue set
      open_at = clock_timestamp() - interval '1 minute',
      close_at = clock_timestamp() + interval '1 hour',
      draw_at = clock_timestamp() + interval '1 hour'
    where id = (
      select id from lottery.issue
      where game_code = ${gameCode} and close_at > clock_timestamp()
      order by open_at limit 1
    ) returning numero`;
  const [issue] = await rewrite<{ numero: string }>(program.owner, open);
  const bought = await call('/api/lottery/tickets', {
    method: 'POST',
    token,
    headers: { 'idempotency-key': key },
    body: { gameCode, numero: issue?.numero, tableVersion: 1, ...bet },
  });
  if (!bought.success) throw new Error(`no ticket: ${bought.errorCode}`);
}

/** The first issues of a lottery as if they had been drawn, an hour apart. */
export async function drawIssues(
  { owner }: TestProgram,
  gameCode: string,
  results: readonly string[],
): Promise<void> {
  const drawn = sql`
    update lottery.issue i set state = 'SETTLED', result = r.result,
      server_seed = p.told, beacon_randomness = p.told, beacon_signature = p.told,
      open_at = r.at - interval '30 minutes', close_at = r.at, draw_at = r.at, drawn_at = r.at
    from (
      select result, place, timestamptz '2026-01-01 00:00Z' + make_interval(hours => place::integer)
        as at from unnest(${results}::text[]) with ordinality u (result, place)
    ) r, (values ('own', 'told'), ('external', null)) p (draw_source, told)
    where p.draw_source = i.draw_source::text and i.id = (
      select id from lottery.issue where game_code = ${gameCode} and result is null
      order by open_at offset 10 + r.place limit 1
    )`;
  await rewrite(owner, drawn);
}
