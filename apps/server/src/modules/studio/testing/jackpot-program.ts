import { createLedger } from '@arara/ledger';
import { sql } from '@arara/postgres';
import { defineSlot, findTitle } from '@arara/slots';
import type { LinesMaths, SlotDefinition } from '@arara/slots';
import { giveMoney } from '../../../testing/give-money.ts';
import { createVisitor, join, solve } from '../../identity/testing/visitor.ts';
import type { GamesPort, PlayRules, WalletPort } from '../index.ts';
import { openStudioProgram, studioWithWallet } from './studio-program.ts';

const playRules: PlayRules = { autoPlay: true, turbo: true, roundMinMs: 0 };

/** The titles of the jackpot with so many numbers in its draw: with few of them every round wins the greatest level. */
export function titleWith(code: string, numbers: number): SlotDefinition {
  const title = findTitle(code);
  if (title?.maths.model !== 'lines' || title.maths.jackpot === undefined) throw new Error(code);
  const maths: LinesMaths = { ...title.maths, jackpot: { ...title.maths.jackpot, numbers } };
  return defineSlot({ ...title, maths });
}

export const codes = ['tesouro-de-paraty', 'sereia-do-mar'] as const;
const nodeOf = { 'tesouro-de-paraty': '1083', 'sereia-do-mar': '1084', 'ouro-da-mata': '1001' };
type Code = keyof typeof nodeOf;

export const pool = { merchant: 'arara', jackpot: 'mare-cheia', currency: 'BRL' } as const;
export type Level = 'grand' | 'major' | 'mini';

/** A whole program, and studios on its data whose jackpots are as likely, and whose wallets as sound, as a test wants. */
export async function openJackpotProgram() {
  const program = await openStudioProgram();
  const { kernel, modules, owner } = program;
  const ledger = createLedger({ pool: kernel.pool, url: kernel.databaseUrl });

  /** Another process. In the draw of its jackpot are so many numbers; left out, those of the titles. */
  function studio(
    numbers: number | null = null,
    wallet: Partial<WalletPort> = {},
    others: Partial<GamesPort> = {},
  ) {
    const changed = numbers === null ? [] : codes.map((code) => titleWith(code, numbers));
    const find = (code: string) => changed.find((game) => game.code === code) ?? null;
    const games: Partial<GamesPort> = {
      current: (code) => find(code) ?? modules.games.current(code),
      at: (code, version) => find(code) ?? modules.games.at(code, version),
      ...others,
    };
    return studioWithWallet(program, wallet, playRules, games).service;
  }
  type Studio = ReturnType<typeof studio>;

  let members = 0;

  /** A new member with a thousand reais. */
  async function member() {
    const visitor = createVisitor({ http: program.app });
    members += 1;
    const joined = await join(visitor, {
      payeeName: 'Maria do Mar',
      email: `mar${members}@example.com`,
      mobileNum: `119876543${String(members).padStart(2, '0')}`,
      limits: { lossDay: '2000.00', timeDayMinutes: 120 },
      challenge: await solve(visitor),
    });
    await giveMoney(program, 100_000n, { id: BigInt(joined.member.id) });
    return joined.token;
  }

  /** Opens a game for a member's money and answers the promise of a studio. */
  async function sit(of: Studio, token: string, code: Code = codes[0]) {
    const launched = await program.call('POST', '/wps/game/launchGame', {
      token,
      body: { nodeId: nodeOf[code] },
    });
    const launchToken = new URL(launched.value.game_url, 'http://x').searchParams.get('token');
    const body = { launchToken, gameCode: code };
    const opened = await program.call('POST', '/studio/v1/sessions', { body });
    const session = await of.sessionOf(opened.value.sessionToken);
    if (session === null) throw new Error('no session');
    const { promise } = (await of.seedsOf(session.playerId)).next;
    await of.answerPromise(session, { promise, clientSeed: 'mare' });
    return { session, token: opened.value.sessionToken };
  }

  const balanceOf = async (level: Level): Promise<bigint | null> => {
    const address = `jackpot:${pool.merchant}:${pool.jackpot}:${level}`;
    const [account] = await ledger.balances([{ address, currency: pool.currency }]);
    return account?.available ?? null;
  };

  async function wins() {
    const { rows } = await owner.query<{
      round: string;
      level: Level;
      amount: bigint;
      seed: bigint;
      state: string;
      number: number;
    }>(sql`
      select r.public_id as round, l.level, w.amount, w.seed, w.state, w.number
      from studio.jackpot_win w join studio.jackpot_level l on l.id = w.level_id
      join studio.round r on r.id = w.round_id order by w.claimed_at, w.number`);
    return rows;
  }

  /** A round under its key, as its row is. */
  async function roundOf(key: string) {
    const { rows } = await owner.query<{ state: string; public_id: string; payout: bigint }>(sql`
      select state, public_id, payout from studio.round where idempotency_key = ${key}`);
    const [row] = rows;
    if (row === undefined) throw new Error(`no round ${key}`);
    return row;
  }

  return {
    ...program,
    ledger,
    studio,
    member,
    sit,
    balanceOf,
    wins,
    roundOf,
    /** Counts what was played, as the reports do. */
    count: () => modules.projector.follow(),
    /** Lets the sweep find every round that is under way. */
    age: () =>
      owner.query(sql`
        update studio.round set created_at = created_at - interval '1 hour'
        where state = 'DEALT'`),
    cashOf: async (token: string) => {
      const text = await program.balance(token);
      return BigInt(text.replace('.', ''));
    },
    async close() {
      await ledger.close();
      await program.close();
    },
  };
}

export type JackpotProgram = Awaited<ReturnType<typeof openJackpotProgram>>;
