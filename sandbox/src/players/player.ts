import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@arara/client';
import { formatDecimal, minor, parseMoney } from '@arara/money';
import type { Clock } from '../clock.ts';
import { buyTicket, readLotteries } from './buy-ticket.ts';
import type { KnownLottery } from './buy-ticket.ts';
import { chancesOf } from './chance.ts';
import type { Chances } from './chance.ts';
import { enter } from './enter.ts';
import type { InventedPerson } from './invent-person.ts';
import { openGame, readLobby, stakeOf } from './open-game.ts';
import type { Card } from './open-game.ts';
import { payIn, payOut } from './pay-in.ts';
import { playTurn } from './play-turn.ts';
import { isAwake } from './temperaments.ts';
import type { Wire } from './wire.ts';

export interface PlayerDeps {
  readonly wire: Wire;
  readonly clock: Clock;
  /** Hour, 0 to 23, by the clock of the brand. */
  readonly hourOf: (at: Date) => number;
  /** Told once the member is signed in. */
  readonly onEntered: (username: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/** The brand as a sitting knows it. */
interface Known {
  readonly lobby: readonly Card[];
  readonly lotteries: readonly KnownLottery[];
}

const minuteMs = 60_000;
/** Between two looks at the clock while nobody sits down. */
const restMs = 5 * minuteMs;
const turnsASitting = [12, 40] as const;
const turnsAGame = [4, 10] as const;
/** After a failure the pause doubles up to the longest; a good sitting ends that. */
const failureMs = { first: 30_000, longest: 30 * minuteMs };
const depositsADay = 3;
const currency = 'BRL';

/** Refusals after which there is nothing to do but come back later. */
const enough = new Set([
  'limit.reached',
  'deposit.limit.reached',
  'deposit.blocked',
  'terms.required',
  'account.excluded',
  'stake.insufficient',
]);

/** Lives as a member until the signal: sits down in its hours, plays, and rests. Failures are waited out. */
export async function livePlayer(
  deps: PlayerDeps,
  who: InventedPerson,
  onError: (error: Error) => void,
): Promise<void> {
  let pauseMs = failureMs.first;
  while (!deps.signal.aborted) {
    try {
      await sitDown(deps, who);
      pauseMs = failureMs.first;
      await rest(deps, who);
    } catch (error) {
      if (deps.signal.aborted) return;
      if (error instanceof ApiError && error.code === 'terms.required') {
        await agree(deps.wire).catch(() => undefined);
      }
      const isEnough = error instanceof ApiError && enough.has(error.code);
      if (!isEnough) onError(error instanceof Error ? error : new Error(String(error)));
      await wait(isEnough ? failureMs.longest : pauseMs, deps.signal).catch(() => undefined);
      pauseMs = Math.min(2 * pauseMs, failureMs.longest);
    }
  }
}

/** Agrees to the terms of now, as everybody does who wants to play on. */
async function agree({ api }: PlayerDeps['wire']): Promise<void> {
  const { version } = await api('terms', {});
  await api('acceptTerms', { body: { version } });
}

/** The stream of these ten minutes: the same each time the program runs through them. */
function chancesAt({ clock }: PlayerDeps, who: InventedPerson): Chances {
  return chancesOf(
    'sitting',
    who.number,
    clock.now().toISOString().slice(0, 'yyyy-mm-ddThh:m'.length),
  );
}

/** A sitting where the hour and the temperament want one. */
async function sitDown(deps: PlayerDeps, who: InventedPerson): Promise<void> {
  const { clock, hourOf, wire, signal } = deps;
  const chances = chancesAt(deps, who);
  const { temperament } = who;
  const wants = chances.between(1, 10) <= temperament.sittings;
  if (!wants || !isAwake(temperament, hourOf(clock.now()))) return;
  if (!wire.isIn()) {
    await enter(wire, who);
    await deps.onEntered(who.username);
  }
  const [lobby, lotteries] = await Promise.all([readLobby(wire), readLotteries(wire)]);
  let balance = await fill(deps, who, chances);
  for (let left = chances.between(...turnsASitting); left > 0 && !signal.aborted;) {
    const pastime = chances.of(temperament.pastimes);
    const turns = Math.min(left, pastime === 'lottery' ? 1 : chances.between(...turnsAGame));
    balance = await playSome(deps, who, { lobby, lotteries }, { pastime, turns, balance }, chances);
    left -= turns;
  }
  await takeHome(deps, who, balance);
}

interface Some {
  readonly pastime: InventedPerson['temperament']['pastimes'][number];
  readonly turns: number;
  readonly balance: string;
}

/** Some turns of one game, or one ticket; answers the balance after them. */
async function playSome(
  deps: PlayerDeps,
  { temperament: { boldness, pause } }: InventedPerson,
  { lobby, lotteries }: Known,
  { pastime, turns, balance }: Some,
  chances: Chances,
): Promise<string> {
  const { wire, signal } = deps;
  const breath = () => wait(1_000 * chances.between(...pause), signal);
  if (pastime === 'lottery') {
    await breath();
    if (lotteries.length === 0) return balance;
    return (await buyTicket(wire, chances.of(lotteries), chances))?.balance ?? balance;
  }
  const cards = lobby.filter((card) => card.pastime === pastime);
  if (cards.length === 0) return balance;
  const game = await openGame(wire, chances.of(cards));
  const stake = stakeOf(game, boldness, chances);
  let after = game.balance;
  for (let turn = 0; turn < turns && !signal.aborted; turn += 1) {
    await breath();
    if (minorOf(after) < minorOf(stake)) return after;
    after = (await playTurn(game, stake, chances, signal)).balance;
  }
  return after;
}

/** Pays in where the balance does not last for a sitting, a few times a day at most. */
async function fill(
  { wire, clock, signal }: PlayerDeps,
  { temperament: { deposits } }: InventedPerson,
  chances: Chances,
): Promise<string> {
  const { withdrawal } = await wire.api('cashierOptions', {});
  const amount = chances.of(deposits);
  if (minorOf(withdrawal.available) >= minorOf(amount) / 4n) return withdrawal.available;
  const day = clock.now().toISOString().slice(0, 10);
  const { deposits: made } = await wire.api('deposits', {});
  const today = made.filter(({ createdAt }) => createdAt.startsWith(day));
  if (today.length >= depositsADay) throw new ApiError(restsToday);
  await payIn(wire, amount, signal);
  return (await wire.api('cashierOptions', {})).withdrawal.available;
}

const restsToday = { code: 'deposit.limit.reached', status: 0, message: 'enough for today' };

/** Takes half of a large balance home. */
async function takeHome(
  { wire }: PlayerDeps,
  { temperament: { cashOutAt, deposits } }: InventedPerson,
  balance: string,
): Promise<void> {
  const usual = minorOf(deposits[0] ?? '0');
  if (cashOutAt === null || minorOf(balance) < usual * BigInt(cashOutAt)) return;
  const { withdrawal } = await wire.api('cashierOptions', {});
  const half = minorOf(withdrawal.available) / 2n;
  if (withdrawal.blocked !== null || half < minorOf(withdrawal.min)) return;
  await payOut(wire, formatDecimal({ currency, minor: minor(half) }));
}

const rest = ({ signal }: PlayerDeps, { number }: InventedPerson): Promise<void> =>
  // Not all of them at one moment.
  wait(restMs + number * 1_000, signal);

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false });

function minorOf(amount: string): bigint {
  const read = parseMoney(amount, currency);
  if (!read.ok) throw new Error(`${amount} is no amount`);
  return read.value.minor;
}
