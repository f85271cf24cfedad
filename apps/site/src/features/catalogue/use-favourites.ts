import type { Game } from '@arara/contract';
import { toasts } from '@arara/ui';
import { useMutation } from '@tanstack/react-query';
import { loginThen } from '../../lib/dialogs.ts';
import { faultNote, faultText } from '../../lib/fault-text.ts';
import { currentToken } from '../../lib/session.ts';
import { moduleOn } from '../../lib/start.ts';
import { favouriteMutation, useFavouriteIds } from './api/favourites.ts';

export interface Favourites {
  has(nodeId: string): boolean;
  /** Turns one over; a visitor is asked to sign in and then has it. */
  toggle(game: Game): void;
}

/** The hearts of a page; null where the site has none. */
export function useFavourites(): Favourites | null {
  const ids = useFavouriteIds();
  const { mutate } = useMutation(favouriteMutation);
  if (!moduleOn('GAMELOFAV3')) return null;

  const set = (game: Game, on: boolean): void =>
    mutate(
      { game, on },
      {
        onError: (error) =>
          toasts.show({ tone: 'bad', title: faultText(error), text: faultNote(error) }),
      },
    );
  return {
    has: (nodeId) => ids.includes(nodeId),
    toggle(game) {
      if (currentToken() === null) loginThen(() => set(game, true));
      else set(game, !ids.includes(game.nodeId));
    },
  };
}
