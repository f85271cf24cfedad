import {
  buyTicket,
  inventPerson,
  openGame,
  payIn,
  payOut,
  playTurn,
  register,
  stakeOf,
} from '@arara/sandbox';
import type { Card, KnownLottery, OpenGame, Wire } from '@arara/sandbox';
import { formatDecimal, isCurrency, minor, parseMoney } from '@arara/money';
import type { Visit } from './agenda.ts';

/** The brand as visitors find it: its cards and lotteries, and the way in. */
export interface Brand {
  readonly lobby: readonly Card[];
  readonly lotteries: readonly KnownLottery[];
  /** The code of the affiliate who brings some of the members. */
  readonly affiliateCode: string;
  wireOf(visit: Visit): Wire;
  /** A one-time code that signs a member in, as the house makes one for another device. */
  signInCode(username: string): Promise<string>;
}

/** Somebody with a game open, who has turns left. */
export interface Sitting {
  readonly visit: Visit;
  readonly wire: Wire;
  readonly game: OpenGame | null;
  readonly stake: string;
  left: number;
}

/** Parts of 1 of all visits, or of all deposits. */
const shares = {
  affiliate: 0.12,
  unpaid: 0.08,
  stranger: 0.012,
  /** Of the strangers, those whose bank does not tell who they are. */
  nameless: 0.5,
  limit: 0.02,
  pause: 0.006,
  exclusion: 0.002,
  lottery: 0.25,
  cashOut: 0.35,
};
const currency = 'BRL';
/** The person who pays for somebody else. */
const stranger = 9_001;

/** Comes in, with a new account or the own one, and opens a game with money for it. */
export async function comeIn(brand: Brand, visit: Visit): Promise<Sitting> {
  const { who, joins, chances } = visit;
  const wire = brand.wireOf(visit);
  if (joins) {
    const isBrought = chances.within(shares.affiliate);
    await register(wire, who, isBrought ? { affiliateCode: brand.affiliateCode } : {});
  } else {
    const code = await brand.signInCode(who.username);
    wire.become((await wire.api('exchangeCode', { body: { code } })).token);
  }
  const plays = await payForIt(wire, visit);
  // A flight takes the seconds that it takes, at any time: crash is for the members of the present.
  const wish = chances.of(who.temperament.pastimes);
  const pastime = wish === 'crash' ? 'slot' : wish;
  const cards = brand.lobby.filter((card) => card.pastime === pastime);
  if (!plays || cards.length === 0) return { visit, wire, game: null, stake: '0', left: 0 };
  const game = await openGame(wire, chances.of(cards));
  const stake = stakeOf(game, who.temperament.boldness, chances);
  return { visit, wire, game, stake, left: visit.turns };
}

/** True where there is money to play with: what was left, or a deposit that was paid. */
async function payForIt(wire: Wire, { who, chances }: Visit): Promise<boolean> {
  const { withdrawal, deposit } = await wire.api('cashierOptions', {});
  const amount = chances.of(who.temperament.deposits);
  if (minorOf(withdrawal.available) >= minorOf(amount) / 3n) return true;
  if (deposit.blocked !== null) return minorOf(withdrawal.available) > 0n;
  if (chances.within(shares.unpaid)) {
    await wire.api('createDeposit', { body: { amount }, idempotencyKey: keyOf(who, chances) });
    return false;
  }
  if (!chances.within(shares.stranger)) return (await payIn(wire, amount)).state === 'PAID';
  const body = { amount };
  const charge = await wire.api('createDeposit', { body, idempotencyKey: keyOf(who, chances) });
  const payer = chances.within(shares.nameless) ? null : inventPerson('stranger', stranger).cpf;
  await wire.pay(charge.brCode, payer);
  await wire.api('checkDeposit', { params: { id: charge.id } });
  return false;
}

const keyOf = ({ number }: Visit['who'], { next }: Visit['chances']) =>
  `history-${number}-${next()}`;

/** One turn; a refusal ends the sitting, as it would end a person's. */
export async function takeTurn(sitting: Sitting): Promise<boolean> {
  const { game, stake, visit } = sitting;
  if (game === null || sitting.left === 0) return false;
  sitting.left -= 1;
  const { balance } = await playTurn(game, stake, visit.chances);
  if (minorOf(balance) < minorOf(stake)) sitting.left = 0;
  return true;
}

/** The last things before people leave: a ticket, a limit, a withdrawal. */
export async function leave(brand: Brand, { visit, wire }: Sitting): Promise<void> {
  const { who, chances } = visit;
  const { temperament } = who;
  const isFan = temperament.pastimes.includes('lottery');
  const share = temperament.code === 'lottery-only' ? 1 : shares.lottery;
  if (isFan && brand.lotteries.length > 0 && chances.within(share)) {
    await buyTicket(wire, chances.of(brand.lotteries), chances);
  }
  await setBounds(wire, visit);
  const { withdrawal } = await wire.api('cashierOptions', {});
  const usual = minorOf(temperament.deposits[0] ?? '0') * BigInt(temperament.cashOutAt ?? 8);
  const available = minorOf(withdrawal.available);
  const isRich =
    available > usual || (available > usual / 3n && chances.within(shares.cashOut / 4));
  if (!isRich || withdrawal.blocked !== null || !chances.within(shares.cashOut)) return;
  const wish = (available * BigInt(chances.between(40, 95))) / 100n;
  if (wish < minorOf(withdrawal.min)) return;
  await payOut(wire, formatDecimal({ currency, minor: minor(wish) }));
}

async function setBounds({ api }: Wire, { who, chances }: Visit): Promise<void> {
  const { password } = who;
  if (chances.within(shares.limit)) {
    const value = chances.of(['100.00', '200.00', '500.00']);
    await api('setLimit', { params: { kind: 'deposit', period: 'day' }, body: { value } });
  }
  if (chances.within(shares.pause)) await api('pauseAccount', { body: { hours: 168 } });
  if (chances.within(shares.exclusion)) {
    await api('excludeAccount', { body: { months: 2, password } });
  }
}

function minorOf(amount: string): bigint {
  const read = isCurrency(currency) ? parseMoney(amount, currency) : null;
  if (read?.ok !== true) throw new Error(`${amount} is no amount`);
  return read.value.minor;
}
