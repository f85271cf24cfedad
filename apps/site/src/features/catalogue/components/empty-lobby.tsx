import type { FilterControl } from '../use-lobby-filter.ts';
import { isNarrowed } from '../lobby-filter.ts';
import type { LobbyFilter } from '../lobby-filter.ts';
import type { GameList } from '../use-game-list.ts';
import { NoFavourites, NoGames, NothingFits, NothingPlayed, OwnOfNobody } from './no-games.tsx';

interface EmptyLobbyProps {
  /** Null: the category itself is not here yet. */
  readonly filter: LobbyFilter | null;
  readonly near: GameList['near'];
  readonly hrefOf: FilterControl['hrefOf'];
  readonly signedIn: boolean;
}

/** The reason why a lobby shows no game, and what one can do about it. */
export function EmptyLobby({ filter, near, hrefOf, signedIn }: EmptyLobbyProps) {
  if (filter === null) return <NoGames />;
  if (filter.tab !== 'all' && !signedIn) return <OwnOfNobody tab={filter.tab} />;
  if (filter.tab === 'favourites') return <NoFavourites />;
  if (filter.tab === 'recent') return <NothingPlayed />;
  if (isNarrowed(filter)) return <NothingFits text={filter.text} near={near} hrefOf={hrefOf} />;
  return <NoGames />;
}
