import type { StaffGame, StaffGameDetail } from '@arara/contract';
import type { Currency } from '@arara/money';
import { amountText } from '../../../platform/amounts.ts';
import { percentOf } from '../../../platform/percent.ts';
import type { CatalogueGame } from '../catalogue.model.ts';
import { isNewAt, nameOf } from '../catalogue.present.ts';
import type { LiveReturn, Played } from './desk.ports.ts';

/** The facts of a title beside those of the catalogue. */
export interface TitleFacts {
  readonly currency: Currency;
  readonly language: string;
  readonly now: Date;
  readonly played: readonly Played[];
  readonly returns: readonly LiveReturn[];
  readonly openRounds: number;
}

/** A line of the desk. */
export function presentTitle(game: CatalogueGame, facts: TitleFacts): StaffGame {
  const { currency, now, returns } = facts;
  const { vendor } = game;
  const { rounds, turnover, prizes } = sumOf(facts.played, currency);
  const isOurs = vendor.kind === 'studio';
  return {
    nodeId: game.nodeId,
    code: game.code,
    name: nameOf(game, facts.language),
    vendor: { code: vendor.code, name: vendor.name },
    gameType: game.gameType,
    isCard: game.isGame === 'VASSALAGE',
    on: game.isOn,
    available: game.playable,
    isHot: game.isHot,
    isNew: isNewAt(game, now),
    certified: isOurs && game.rtpHundredths !== null ? percent(game.rtpHundredths) : null,
    live: isOurs ? chosenReturn(returns) : null,
    rounds,
    turnover: amountText(turnover, currency),
    hold: percentOf(turnover - prizes, turnover),
    openRounds: facts.openRounds,
  };
}

/** The way of buying that is outside its band, else the plain one, else the one that was played most. */
function chosenReturn(returns: readonly LiveReturn[]): StaffGame['live'] {
  const chosen =
    returns.find(({ verdict }) => verdict === 'outside') ??
    returns.find(({ mode }) => mode === 'base') ??
    returns[0];
  if (chosen === undefined) return null;
  const { version, mode, rounds, certified, live, low, high, verdict } = chosen;
  return { version, mode, rounds, certified, live, low, high, verdict };
}

/** Play in the currency of the brand, less what was given back and taken back. */
function sumOf(played: readonly Played[], currency: Currency) {
  const own = played.filter((one) => one.currency === currency);
  const sum = (amount: (one: Played) => bigint) =>
    own.reduce((total, one) => total + amount(one), 0n);
  return {
    rounds: own.reduce((total, one) => total + one.rounds, 0),
    turnover: sum(({ stakes, stakesReturned }) => stakes - stakesReturned),
    prizes: sum(({ prizes, prizesReturned }) => prizes - prizesReturned),
  };
}

/** Hundredths of a percent as `96.12`. */
function percent(hundredths: number): string {
  const size = Math.abs(hundredths);
  const decimals = String(size % 100).padStart(2, '0');
  return `${hundredths < 0 ? '-' : ''}${Math.floor(size / 100)}.${decimals}`;
}

/** The one that brings open rounds to their end while no stake is taken. */
const finishers = { studio: 'studio', 'third-party': 'vendor', lottery: 'draw' } as const;

/** The consequence of the next switch: a prize is always paid, and a stake is taken only while the title is on. */
export function consequenceOf(
  { isOn, vendor }: CatalogueGame,
  openRounds: number,
): StaffGameDetail['switching'] {
  return {
    to: isOn ? 'off' : 'on',
    stakes: isOn ? 'refused' : 'taken',
    finishedBy: finishers[vendor.kind],
    openRounds,
  };
}
