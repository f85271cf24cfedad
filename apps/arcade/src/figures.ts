import type { StudioRound } from '@arara/contract';
import { choicesCost } from '@arara/game-kit';
import type { Choices } from '@arara/game-kit';
import {
  add,
  applyHundredths,
  formatDecimal,
  isCurrency,
  money,
  mulDivBigint,
  parseMoney,
  subtract,
} from '@arara/money';
import type { Money } from '@arara/money';
import type { GameView, ShownGame } from '@arara/game-kit/view';
import type { StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

/** Minor units of a decimal string that the server sent. */
export function minorOf(text: string, currency: string): bigint {
  return asMoney(text, currency).minor;
}

/** A stake times hundredths, as a decimal string; every offered stake gives an exact result. */
export function scaled(stake: string, currency: string, hundredths: number): string {
  return formatDecimal(applyHundredths(asMoney(stake, currency), hundredths, 'down'));
}

/** A cost in hundredths of its stake: exact where the stake is a whole number of units, else rounded down. */
export function hundredthsOf(cost: string, stake: string, currency: string): number {
  return Number(mulDivBigint(minorOf(cost, currency), 100n, minorOf(stake, currency), 'down'));
}

/** The part that is left of an amount without another one; all of it where it would not be enough. */
export function without(amount: string, taken: string, currency: string): string {
  const [all, part] = [asMoney(amount, currency), asMoney(taken, currency)];
  return part.minor > all.minor ? amount : formatDecimal(subtract(all, part));
}

/** Minor units as the decimal string of a currency. */
export function decimalOf(minorUnits: bigint, currency: string): string {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  return formatDecimal(money(minorUnits, currency));
}

/** All that a round has paid: the prize of its book, and the level of a jackpot. */
export function paidBy({
  payout,
  jackpot,
  currency,
}: Pick<StudioRound, 'payout' | 'jackpot' | 'currency'>): string {
  const won = jackpot?.amount ?? null;
  return won === null ? payout : plus(payout, won, currency);
}

/** Two amounts together; either may be negative. */
export function plus(one: string, other: string, currency: string): string {
  return formatDecimal(add(asMoney(one, currency), asMoney(other, currency)));
}

/** An amount less another one; either may be negative. */
export function minus(one: string, other: string, currency: string): string {
  return formatDecimal(subtract(asMoney(one, currency), asMoney(other, currency)));
}

function asMoney(text: string, currency: string): Money {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  const parsed = parseMoney(text, currency, { signed: true });
  return parsed.ok ? parsed.value : money(0n, currency);
}

type CostedGame = Pick<ShownGame, 'code' | 'modes' | 'costOf'>;

/** The cost of a round with these choices, in hundredths of the stake. */
export const costOf = (shown: CostedGame, choices: Choices): number =>
  choicesCost({ ...shown, bets: shown }, choices);

/** The same of the round that a press plays now. */
export const nextCost = (shown: CostedGame, { choices }: Pick<GameView, 'choices'>): number =>
  costOf(shown, { ...choices.read(), mode: 'base' });

export function rtpText(hundredths: number, language: string): string {
  return (hundredths / 100).toLocaleString(language, { minimumFractionDigits: 2 });
}

/** The return of a game in percent; of one whose return depends on choices, from the worst to the best. */
export function rtpSpan(
  { rtpHundredths: least, rtpMostHundredths: most }: StudioSession['game'],
  language: string,
): string {
  const ends = least === most ? [least] : [least, most];
  return ends.map((end) => rtpText(end, language)).join('–');
}

/** A net result with its sign before the currency, as the site writes it. */
export function signed(texts: Texts, net: string): string {
  if (net.startsWith('-')) return `−${texts.money(net.slice(1))}`;
  return isGain(net) ? `+${texts.money(net)}` : texts.money(net);
}

/** True if a decimal string is above nothing. */
export function isGain(net: string): boolean {
  return !net.startsWith('-') && /[1-9]/.test(net);
}
