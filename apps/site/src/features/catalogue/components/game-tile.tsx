import type { Game } from '@arara/contract';
import { GameCard } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import { doorOf } from '../game-door.ts';
import type { Favourites } from '../use-favourites.ts';
import { openGame } from '../use-game-doors.ts';

interface GameTileProps {
  readonly game: Game;
  readonly favourites: Favourites | null;
  /** The seals that it may wear: on a shelf of what is hot, "hot" says nothing. */
  readonly seals?: 'all' | 'new' | 'none';
  readonly rank?: number;
  readonly eager?: boolean;
  readonly sizes?: string;
  readonly onOpen?: () => void;
}

/** A game of the catalogue as a card that leads to it. */
export function GameTile(props: GameTileProps) {
  const { game, favourites, seals = 'all', rank, eager, sizes, onOpen } = props;
  const t = useT('home');
  const seal =
    seals === 'all' && game.isHot === 1
      ? { tone: 'hot' as const, text: t('seal.hot') }
      : seals !== 'none' && game.isNew
        ? { tone: 'new' as const, text: t('seal.new') }
        : undefined;
  return (
    <GameCard
      href={doorOf(game).href}
      name={game.name}
      vendor={game.vendorName}
      cover={game.cover}
      seal={seal}
      rank={rank}
      eager={eager}
      sizes={sizes}
      onOpen={(event) => {
        onOpen?.();
        openGame(event, game);
      }}
      favourite={
        favourites === null || game.isGame !== 'GAME'
          ? undefined
          : {
              on: favourites.has(game.nodeId),
              label: t('favourite', { name: game.name }),
              onToggle: () => favourites.toggle(game),
            }
      }
    />
  );
}
