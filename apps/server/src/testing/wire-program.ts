import type { ValueOf, memberIconCall } from '@arara/contract';
import { demoAccounts } from '../modules/identity/index.ts';
import { mobileBody, nextNumber, paths } from '../modules/identity/testing/phone.ts';
import {
  askCode,
  createVisitor,
  join,
  newcomer,
  password,
  solve,
} from '../modules/identity/testing/visitor.ts';
import type { Visitor } from '../modules/identity/testing/visitor.ts';
import type { SmsMessage } from '../ports/sms.ts';
import { buyTicket, drawIssues, openMemberProgram, twoReais } from './member-program.ts';
import { runQueue } from './run-queue.ts';
import type { TestProgram } from './test-program.ts';

/** How a client of such platforms asks a call so that it is done. */
export interface Wish {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another session than that of the member of the house. */
  readonly token?: string;
}

export interface WireProgram extends TestProgram {
  /** The session of a member who has some of everything that lists can hold. */
  readonly token: string;
  /** Somebody with an address of their own: how often one may ask is another promise. */
  visitor(): Visitor;
  /** The request to send; each time good for one request. */
  wish(name: string, call: Visitor): Promise<Wish>;
  readonly names: readonly string[];
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const parts = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(
      ([name, text]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join('');

/** The whole program, and in it a member who has played, won, bet and kept something. */
export async function openWireProgram(): Promise<WireProgram> {
  const { program, call, token } = await openMemberProgram(100_000n);
  const { owner: pool } = program;
  // Vendors of the sandbox come with the address.
  await program.app.listen({ host: '127.0.0.1', port: 0 });
  const post = async (path: string, body: object) => {
    const headers = { 'idempotency-key': `wire-call-${path.length}` };
    const answer = await call(path, { method: 'POST', token, body, headers });
    if (!answer.success) throw new Error(`${path}: ${answer.errorCode}`);
  };
  await post('/wps/relay/MCSFE_addFavoriteGameV2', { nodeId: '1001' });
  await post('/wps/game/launchGame', { nodeId: '1001' });
  await post('/api/cashier/withdrawals', { amount: '30.00' });
  const buyer = { program, call, token };
  await buyTicket(buyer, 'ssc-5m', 'wire-ticket-1', twoReais);
  await buyTicket(buyer, 'vn-north', 'wire-ticket-2', {
    mode: 0,
    unit: '0.01',
    lines: [{ play: 'vn-north.lo2', rows: [[5]], multiple: 1 }],
    price: '0.54',
  });
  await drawIssues(program, 'ssc-5m', ['1 2 3 4 5', '6 7 8 9 0']);
  await drawIssues(program, 'vn-north', [northResult]);
  await pool.query(`
    with won as (
      insert into play.round (id, player_id, bet, win, opened_at, ended_at, vendor_id, bets, wins, state,
        currency, merchant_id, game_code, round_id)
      select 1, p.id, 1000, 900000, now(), now(), v.id, 1, 1, 'CLOSED', 'BRL', 'arara', 'ouro-da-mata', 'wire'
      from play.vendor v, identity.player p
      where v.code = 'studio' and p.username = 'sortuda' and p.merchant_id = 'arara'
      returning *)
    insert into play.big_win (
      vendor_id, tx_id, merchant_id, player_id, game_code, amount, currency, at, round, stake)
    select vendor_id, 'wire', merchant_id, player_id, game_code, win, currency, ended_at, id, bet from won`);
  const { service } = program.modules.site;
  const hosts = ['https://cdn.example'];
  const lists = { imageCDNs: hosts, launchGameCDNs: hosts, serviceOrigins: hosts };
  await service.setSettings('arara', lists, 'test');
  const texts = { 'pt-BR': { title: 'Novidade', content: 'Um texto.' } };
  for (const kind of ['PU', 'PR'] as const) {
    await service.publishAnnouncement('arara', { kind, texts }, 'test');
  }
  const wishes = { ...reading, ...accountWishes(program), ...moneyWishes(token) };
  return {
    ...program,
    token,
    visitor: () => createVisitor({ http: program.app }),
    wish: async (name, visitor) => (await wishes[name]?.(visitor)) ?? {},
    names: Object.keys(wishes),
  };
}

const northResult =
  'special 90005; first 12334; second 80305 11111; third 10010 20020 30030 40040 50050 60060; ' +
  'fourth 2277 3333 4444 5577; fifth 6166 7188 8199 9112 1113 2114; sixth 105 216 217; ' +
  'seventh 05 00 19 18';

type Wishes = Record<string, (call: Visitor) => Wish | Promise<Wish>>;
const asks =
  (query: Record<string, string> = {}) =>
  () => ({ query });

const prizes = { prizeMode: 'Lott', device: 'WEB' };
const drawn = { ...prizes, count: '100' };
const vietnam = { prizeMode: 'SEA', device: 'WEB' };
const member = { clientType: '3', vassalage: '', language: 'PT-BR' };

/** Calls that read, with the constants of the specification and filters left empty. */
const reading: Wishes = {
  memberInfo: asks(),
  memberIcon: asks(),
  playerAvatar: asks(),
  captcha: asks(),
  botChallenge: asks(),
  affiliateCheck: asks({ code: demoAccounts.agent.affiliateCode, domain: 'localhost' }),
  registerSettings: asks(),
  countries: asks(),
  whitelabel: asks(),
  systemStatus: asks({ host: 'arara.example' }),
  settings: asks(),
  domainRoutes: asks(),
  helpCentre: asks(),
  customerService: asks(),
  notices: asks({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }),
  balance: asks(),
  consolidatedFunds: asks(),
  merchantWallet: asks(),
  memberTransactions: asks({ from: '', to: '', pageNo: '1', pageSize: '20' }),
  rankProgress: asks(),
  gameVendors: asks({ platform: 'html5-desktop' }),
  newVendors: asks(),
  vendorGameTypes: asks({ vassalage: 'TCG_SEA' }),
  hotGames: asks({
    merchantCode: 'arara',
    isPlatform: '2',
    vassalage: '',
    platform: 'flash,html5-desktop',
    language: 'PT-BR',
  }),
  recentGames: asks(member),
  gameList: asks({
    ...member,
    platform: 'flash,html5-desktop',
    channel: '',
    merchant: 'arara',
    gameType: 'RNG',
    gameClassify: '',
    gameName: '',
    minBet: '',
    minLineNum: '',
    pageNo: '1',
    pageSize: '42',
  }),
  favouriteGames: asks({ ...member, platform: 'flash', gameType: 'RNG' }),
  favouriteIds: asks(),
  roomList: asks(),
  winnerBoard: asks(),
  lotteryMenus: asks(prizes),
  recentLotteries: asks(prizes),
  vietnamMenus: asks(vietnam),
  recentVietnam: asks(vietnam),
  popularLotteries: asks({ ...prizes, count: '20', language: 'PT-BR' }),
  openedNumeros: asks(drawn),
  openedLotto: asks(drawn),
  openedVietnam: asks({ ...vietnam, count: '100' }),
  drawHistory: asks(drawn),
  numerosNear: asks({ gameCode: 'ssc-5m' }),
  drawsOfGame: () => ({ params: { gameCode: 'ssc-5m' } }),
};

/** Calls that open, enter, mend and leave accounts, each with somebody of its own. */
function accountWishes({ kernel, jobs }: TestProgram): Wishes {
  const { username, password: known } = demoAccounts.member;
  const entry = { username, password: known, type: 'username' };
  const shortMessages: SmsMessage[] = [];
  const sent = {
    shortMessages,
    async runJobs() {
      await runQueue(kernel.pool, jobs);
      const { rows } = await kernel.pool.query<SmsMessage & Record<string, unknown>>(
        `select recipient as to, body as text from sandbox.message where channel = 'sms' order by id`,
      );
      shortMessages.splice(0, shortMessages.length, ...rows);
    },
  };
  const dialled = { countryDialingCode: '55' };
  const byMobile = async (call: Visitor) => {
    const mobileNum = nextNumber();
    await sent.runJobs();
    const verificationCode = await askCode(sent, call, paths.register, mobileNum);
    const proofs = { verificationCode, challenge: await solve(call) };
    return { mobileNum, body: mobileBody(mobileNum, { login: true, ...proofs }) };
  };
  let people = 0;
  const somebody = async (call: Visitor) => {
    people += 1;
    const reached = { email: `pessoa${people}@example.com`, mobileNum: nextNumber() };
    return { ...reached, payeeName: 'Pessoa Nova', challenge: await solve(call) };
  };
  return {
    login: () => ({ body: entry }),
    loginCode: async (call) => ({
      body: { mobileNum: nextNumber(), ...dialled, challenge: await solve(call) },
    }),
    freePlay: async (call) => {
      const value = JSON.stringify({ challenge: await solve(call) });
      return { body: { os: 'Android', platform: 'W', value, gatewayVersion: 3 } };
    },
    logout: async (call) => {
      const { value } = await call('/wps/session/login', { method: 'POST', body: entry });
      return { token: value.token };
    },
    register: async (call) => ({
      body: newcomer({ ...(await somebody(call)), login: true, referralCode: null }),
    }),
    registerMobile: byMobile,
    registerCode: async (call) => ({
      body: { ...dialled, mobileNo: nextNumber(), challenge: await solve(call) },
    }),
    changePassword: async (call) => {
      const chosen = 'Quaresmeira-Roxa-5';
      const { token } = await join(call, await somebody(call));
      const body = { oldPassword: password, newPassword: chosen, confirmNewPassword: chosen };
      return { token, body };
    },
    forgotByEmail: () => ({ headers: form, body: 'username=ninguem&email=ninguem%40example.com' }),
    recoveryCode: async (call) => ({
      body: { mobileNum: nextNumber(), ...dialled, challenge: await solve(call) },
    }),
    resetByPhone: async (call) => {
      const { mobileNum, body } = await byMobile(call);
      await call(paths.mobile, { method: 'PUT', body });
      const verificationCode = await askCode(sent, call, paths.recovery, mobileNum);
      return { body: { mobileNum, verificationCode, newPassword: 'Jabuticaba-82y' } };
    },
  };
}

/** The calls of a member with the session of the house. */
function moneyWishes(token: string): Wishes {
  let transfers = 0;
  const game = { nodeId: '1001', vendor: 'MATA', gameType: 'RNG' };
  const launch = {
    nodeId: '1001',
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    merchantCode: 'arara',
    language: 'PT-BR',
  };
  return {
    changeLanguage: () => ({ body: { language: 'PT-BR' } }),
    setMemberIcon: async (call) => {
      const { value } = await call('/wps/member/info/icon', { token });
      const [first] = (value as unknown as ValueOf<typeof memberIconCall>).icons;
      return { body: { icon: first?.icon } };
    },
    sendFeedback: () => ({
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${parts({ text: 'O depósito por Pix é rápido.', remark: 'no celular' })}--b--\r\n`,
    }),
    addFavourite: () => ({ body: game }),
    removeFavourite: () => ({ body: { ...game, nodeId: '1002' } }),
    launchGame: () => ({ body: launch }),
    launchTrial: () => ({ body: launch }),
    walletTransfer: () => {
      transfers += 1;
      const idempotencyKey = `wire-transfer-${transfers}`;
      return { body: { from: 'MAIN', to: 'porto', amount: '1.00', idempotencyKey } };
    },
  };
}
