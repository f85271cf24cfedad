import { createRegistry, type GameDefinition } from '@arara/game-kit';
import { originals } from '@arara/originals';
import { slots } from '@arara/slots';

/** Every game of the house at every version. A new family adds its own list here. */
export const games = createRegistry<GameDefinition>([...slots.all, ...originals.all]);
