import type { GameLook } from '@arara/game-kit/view';
import type { Pigment, SlotTitle } from '../src/index.ts';
import { cssColour } from './colours.ts';

/** Pigments that words in ink cannot be read on. */
const dark = new Set<Pigment>([
  'azul',
  'barro',
  'mata',
  'petroleo',
  'jenipapo',
  'terra',
  'tinta',
  'noite',
]);

/** The scene of a title, in colours of the page. */
export function lookOf({ scene }: SlotTitle): GameLook {
  const { lettering, ornament } = scene;
  return {
    ink: cssColour('tinta'),
    ground: cssColour(scene.ground),
    rays: cssColour(scene.rays),
    hills: [cssColour(ornament.base), cssColour(ornament.ink)],
    frame: cssColour(scene.frame),
    dots: cssColour(scene.dots),
    burst: cssColour(scene.burst),
    burstInk: cssColour(dark.has(scene.burst) ? 'papel' : 'tinta'),
    lettering: {
      bend: lettering.warp,
      fill: cssColour(lettering.fill),
      outline: cssColour(lettering.outline),
    },
  };
}
