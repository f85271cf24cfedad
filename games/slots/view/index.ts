import type { ShownGame } from '@arara/game-kit/view';
import { jackpotOf, plateOf } from '../src/index.ts';
import type { SlotTitle } from '../src/index.ts';
import { loadFaces } from './faces.ts';
import { lookOf } from './look.ts';
import { createSlotView } from './slot-view.ts';
import { paysText, plateKey } from './words.ts';

/** A slot, as the page inside the game frame shows it. */
export function showSlot(title: SlotTitle): ShownGame {
  const jackpot = jackpotOf(title.maths);
  return {
    ...(jackpot === null ? {} : { jackpot: jackpot.code }),
    code: title.code,
    act: 'spin',
    modes: title.maths.modes,
    look: lookOf(title),
    most: title.maths.winCap,
    plates: title.plates.map((symbol) => ({
      name: plateKey(title, symbol),
      prize: plateOf(title.maths, symbol),
    })),
    pays: (words) => paysText(title, words),
    async load(folder) {
      const faces = await loadFaces(
        folder,
        title.symbols.map(({ id }) => id),
      );
      return { mount: (host) => createSlotView(title, faces, host) };
    },
  };
}
