import { createRegistry } from '@arara/game-kit';
import { defineSlot } from './define.ts';
import { titles } from './titles.ts';

/** Every slot at every version, ready to play. */
export const slots = createRegistry(titles.map(defineSlot));
