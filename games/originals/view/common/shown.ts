import type { BookEvent, GameDefinition } from '@arara/game-kit';
import type { SongSheet } from '@arara/game-kit/music';
import type { ShownGame } from '@arara/game-kit/view';
import { createOriginal } from './house.ts';
import type { House, OriginalPart } from './house.ts';
import { lookOf } from './look.ts';
import type { OriginalLook } from './look.ts';

/** An original as the page knows it before it is on the page. */
export function showOriginal<E extends BookEvent>(options: {
  readonly game: GameDefinition;
  readonly look: OriginalLook;
  readonly song: SongSheet;
  /** The most that a round can pay, whatever is chosen. */
  readonly most: number;
  readonly isByHand?: boolean;
  /** Titles of one kind say in the same words how they pay: the part of the message between `original.` and `.pays`. */
  readonly pays?: string;
  /** The part of the view that is the game's own. */
  readonly makePart: (house: House) => OriginalPart<E>;
}): ShownGame {
  const { game, look, song, most, isByHand = false, pays = game.code, makePart } = options;
  const played = { song, mascot: look.mascot.puppet };
  return {
    code: game.code,
    act: 'play',
    isByHand,
    modes: game.bets.modes,
    ...(game.costOf === undefined ? {} : { costOf: game.costOf }),
    look: lookOf(look),
    plates: [],
    most,
    pays: (words) => words.game(`original.${pays}.pays`),
    load: async () => ({ mount: (host) => createOriginal(host, played, makePart) }),
  };
}
