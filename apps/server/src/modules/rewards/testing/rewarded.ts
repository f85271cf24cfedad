import { openLedger } from '../../../compose/ledger.ts';
import { cpfOf, createVisitor, join, solve } from '../../identity/testing/visitor.ts';
import { giveMoney } from '../../../testing/give-money.ts';
import type { TestProgram } from '../../../testing/test-program.ts';
import { issueGrant } from '../grants/issue-grant.ts';
import type { GrantRules } from '../grants/grant.types.ts';
import { usualWeights } from '../grants/usual-weights.ts';

/** The rules of `field.md`, section 2, but for what a test changes; amounts in centavos. */
export const usualRules: GrantRules = {
  amount: 10_000n,
  wagering: 200_000n,
  stakeMax: 500n,
  convertMax: 50_000n,
  weights: usualWeights,
  bonusFirst: false,
  lateForfeits: false,
  days: 7,
};

const vendor = 'studio';
const game = 'cobra-coral';
let people = 0;
let ids = 0;
const next = (name: string) => {
  ids += 1;
  return `${name}-of-a-test-${ids}`;
};

/** Issues a grant in a transaction of its own, as a reward does; the member has not activated it. */
export async function issueTo(
  { kernel: { database, clock } }: TestProgram,
  playerId: bigint,
  rules: Partial<GrantRules> = {},
  key = next('test'),
): Promise<bigint | null> {
  const play = { hasStaked: async () => true, hasOpenParts: async () => false };
  const order = { ...usualRules, ...rules, key, kind: 'manual', merchant: 'arara', playerId };
  return database.transaction((tx) =>
    issueGrant({ clock, advantageAfterBetOnly: false, play }, tx, {
      ...order,
      currency: 'BRL',
      by: 'test',
    }),
  );
}

export type Rewarded = Awaited<ReturnType<typeof rewardedMember>>;

/** A member with so much cash, who has a session at a slot and may be given grants. */
export async function rewardedMember(program: TestProgram, cash: bigint) {
  people += 1;
  const { modules } = program;
  const call = createVisitor({ http: program.app });
  const { member, token } = await join(call, {
    username: `premiada${people}`,
    idNumber: cpfOf(4_200 + people),
    payeeName: 'Petra Premiada',
    email: `premiada${people}@example.com`,
    mobileNum: `119876${51_000 + people}`,
    challenge: await solve(call),
  });
  const id = BigInt(member.id);
  if (cash > 0n) await giveMoney(program, cash, { id });
  const service = modules.play.service;
  const launch = await service.createLaunch({
    playerId: id,
    merchant: 'arara',
    vendor,
    gameCode: game,
    currency: 'BRL',
    language: 'pt-BR',
    country: 'BR',
    address: '127.0.0.1',
    memberSession: null,
  });
  const opened = await service.authenticate(vendor, {
    request_id: next('open'),
    launch_token: launch.token,
    game_code: game,
  });
  const session = opened.session_token ?? '';
  const own = { player_id: opened.player_id ?? '', currency: 'BRL' };

  return {
    id,
    token,
    call,
    issue: (rules: Partial<GrantRules> = {}, key = next('test')) =>
      issueTo(program, id, rules, key),
    /** A grant that the member has activated. */
    async grant(rules: Partial<GrantRules> = {}): Promise<string> {
      const given = String(await this.issue(rules));
      const { status } = await this.post(`rewards/grants/${given}/activate`, {});
      if (status !== 200) throw new Error(`grant ${given} was not activated`);
      return given;
    },
    post: (path: string, body: object, key = next('key')) =>
      call(`/api/${path}`, { method: 'POST', token, headers: { 'idempotency-key': key }, body }),
    async one(grant: string) {
      return (await call(`/api/rewards/grants/${grant}`, { token })).value as unknown as Told;
    },
    /** A stake of so many centavos; the code of the wallet's protocol. */
    stake: (amount: number, round = next('r'), tx = next('b')) =>
      service.bet(vendor, {
        ...own,
        request_id: next('q'),
        session_token: session,
        tx_id: tx,
        round_id: round,
        game_code: game,
        amount,
        is_free: false,
        round_start: true,
      }),
    /** A round that is staked and ends without a prize; the code of its stake. */
    async lose(amount: number): Promise<number> {
      const round = next('r');
      const { code } = await this.stake(amount, round);
      if (code === 0) await this.close(round, amount, 0);
      return code;
    },
    win: (amount: number, round: string) =>
      service.win(vendor, {
        ...own,
        request_id: next('q'),
        tx_id: next('w'),
        round_id: round,
        amount,
        kind: 'normal',
        round_close: true,
      }),
    close: (round: string, bet: number, win: number) =>
      service.roundClose(vendor, {
        player_id: own.player_id,
        request_id: next('q'),
        round_id: round,
        final_bet: bet,
        final_win: win,
      }),
    undo: (tx: string, round: string) =>
      service.rollback(vendor, {
        player_id: own.player_id,
        request_id: next('q'),
        tx_id: next('x'),
        original_tx_id: tx,
        round_id: round,
      }),
    /** Cash and bonus in centavos. */
    async has(): Promise<[cash: bigint, bonus: bigint]> {
      const { cash: own, bonus } = await modules.wallet.balanceOf(id);
      return [own, bonus];
    },
  };
}

/** A grant as the wire tells it. */
interface Told {
  readonly state: string;
  readonly endReason: string | null;
  readonly left: string;
  readonly wagered: string;
  readonly percent: number;
  readonly converted: string;
  readonly taken: string;
  readonly rounds: readonly { readonly staked: string; readonly counted: string }[];
  readonly entries: readonly { readonly kind: string; readonly change: string }[];
}

/** Fails unless the whole ledger is sound. */
export async function requireSound({ kernel }: TestProgram): Promise<void> {
  const ledger = openLedger(kernel);
  const { sound } = await ledger.prove();
  await ledger.close();
  if (!sound) throw new Error('the ledger is not sound');
}
