import { GameAtAddress } from '../play/game-at-address.tsx';

/** A game by its id, below the header. */
export default function GamePage() {
  return <GameAtAddress />;
}
