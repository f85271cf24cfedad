import { cssColour, inkOn, letteringOf, paletteOf } from '@arara/game-kit/stage';
import type { GameLook } from '@arara/game-kit/view';
import type { SlotTitle } from '../src/index.ts';

/** The scene of a title, in colours of the page. */
export function lookOf({ scene, night, body, mascot }: SlotTitle): GameLook {
  const { lettering, ornament } = scene;
  return {
    ink: cssColour('tinta'),
    ...paletteOf({ ...scene, hills: [ornament.base, ornament.ink] }),
    night: paletteOf(night),
    frameStyle: body.frame,
    stand: mascot.side,
    burst: cssColour(scene.burst),
    burstInk: cssColour(inkOn(scene.burst)),
    lettering: letteringOf(lettering.warp, lettering),
  };
}
