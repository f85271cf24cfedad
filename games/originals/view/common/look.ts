import { cssColour, inkOn, letteringOf, paletteOf } from '@arara/game-kit/stage';
import type { MascotName, Pigment, PigmentPalette } from '@arara/game-kit/stage';
import type { GameLook } from '@arara/game-kit/view';

/** The scene round an original, as data in the pigments of the house. */
export interface OriginalLook extends PigmentPalette {
  /** The pattern of the frame: a class of the page's style sheet. */
  readonly frameStyle: string;
  readonly burst: Pigment;
  readonly lettering: {
    readonly bend: 'arch' | 'rise' | 'wave' | 'flat';
    readonly fill: Pigment;
    readonly outline: Pigment;
  };
  readonly mascot: { readonly puppet: MascotName; readonly side: 'left' | 'right' };
}

/** The scene in colours of the page. An original has no act of its own, so that it needs no night. */
export function lookOf(look: OriginalLook): GameLook {
  return {
    ink: cssColour('tinta'),
    ...paletteOf(look),
    night: null,
    frameStyle: look.frameStyle,
    stand: look.mascot.side,
    burst: cssColour(look.burst),
    burstInk: cssColour(inkOn(look.burst)),
    lettering: letteringOf(look.lettering.bend, look.lettering),
  };
}
