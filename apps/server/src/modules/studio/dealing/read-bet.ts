import { choicesCost, costOf, modeOf, readChoices } from '@arara/game-kit';
import type { BetMode, Choices, GameDefinition } from '@arara/game-kit';
import { minor, money, parseMoney } from '@arara/money';
import type { Currency, Minor } from '@arara/money';
import { AppError } from '../../../platform/errors.ts';
import { decimal } from '../studio.present.ts';

/** A bet as its caller wrote it: a decimal string, and what was chosen beside it. */
export interface BetWish {
  readonly stake: string;
  readonly choices: Readonly<Record<string, unknown>>;
}

/** A bet that a game takes, with what it costs in minor units. */
export interface ReadBet {
  readonly stake: Minor;
  readonly cost: bigint;
  readonly mode: BetMode;
  readonly choices: Choices;
}

/**
 * Reads a bet by the definition of its game, of whatever shape that is: the one place that says what it costs. Errors: `amount.invalid`,
 * `stake.bounds`, `request.invalid` with the name of the choice.
 */
export function readBet(game: GameDefinition, wish: BetWish, currency: Currency): ReadBet {
  const stake = offeredStake(game, wish.stake, currency);
  const read = readChoices(game.choices, wish.choices);
  if (!read.ok) throw badChoice(read.field);
  const mode = game.bets.modes.find(({ code }) => code === modeOf(read.value));
  if (mode === undefined) throw badChoice('mode');
  const cost = costOf(money(stake, currency), choicesCost(game, read.value)).minor as bigint;
  return { stake, cost, mode, choices: read.value };
}

/** A request that names a choice or a move that the game does not have. */
export function badChoice(field: string): AppError {
  return new AppError('request.invalid', { field, params: { field } });
}

function offeredStake(game: GameDefinition, stake: string, currency: Currency): Minor {
  const parsed = parseMoney(stake, currency);
  if (!parsed.ok) throw new AppError('amount.invalid', { field: 'stake' });
  const text = decimal(parsed.value.minor, currency);
  if (game.bets.stakes.includes(text)) return minor(parsed.value.minor);
  throw new AppError('stake.bounds', {
    field: 'stake',
    params: { min: game.bets.stakes[0] ?? '', max: game.bets.stakes.at(-1) ?? '' },
  });
}
