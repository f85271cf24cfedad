/**
 * A cut-paper puppet as data. All parts are drawn where they are at rest, in one box of its own units; each hangs on
 * another one and turns about its joint. Paths have absolute M, L, Q, C and Z only, so that their bounds are known.
 */
export interface PuppetShape {
  readonly d: string;
  /** Names of inks, which the title's palette holds. */
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

export interface PuppetPart {
  readonly id: string;
  /** The part that it hangs on; null for the one that carries all. */
  readonly of: string | null;
  readonly joint: readonly [x: number, y: number];
  readonly shapes: readonly PuppetShape[];
  /** Further shapes that come and go with the face: eyes and mouths. */
  readonly faces?: Readonly<Partial<Record<FaceName, readonly PuppetShape[]>>>;
}

export const faceNames = ['calm', 'blink', 'wide', 'joy', 'sleep'] as const;
export type FaceName = (typeof faceNames)[number];

/** Ways in which a part leaves its rest: degrees clockwise, units right and down, factors of its size. */
export interface PartPose {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

export type Channel = keyof PartPose;

/** One movement that never ends: a wave of a channel of a part. */
export interface Sway {
  readonly part: string;
  readonly channel: Channel;
  readonly by: number;
  readonly ms: number;
  /** Where in the wave it begins, 0 to 1. */
  readonly from?: number;
  /** `hop` leaves the ground and lands, `beat` strikes and comes back slowly. */
  readonly wave?: 'sine' | 'hop' | 'beat';
}

/** A state of the puppet: a pose that it holds, and how it moves in it. */
export interface Act {
  readonly face: FaceName;
  readonly hold: Readonly<Record<string, Partial<PartPose>>>;
  readonly sways: readonly Sway[];
}

export const actNames = ['idle', 'look', 'tension', 'joy', 'wild', 'sleep'] as const;
export type ActName = (typeof actNames)[number];

export interface Puppet {
  /** Width and height of the box; its lower edge stands on the board. */
  readonly box: readonly [width: number, height: number];
  /** From the back to the front. */
  readonly parts: readonly PuppetPart[];
  readonly acts: Readonly<Record<ActName, Act>>;
  /** Height of the box's part that lies over the board's frame. */
  readonly over: number;
}
