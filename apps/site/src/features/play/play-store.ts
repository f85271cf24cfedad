import { create } from 'zustand';

/** A place at a game: for money, or with play money. */
export interface Seat {
  readonly nodeId: string;
  readonly trial: boolean;
}

interface Play {
  readonly seat: Seat | null;
  /** A page presents a game: most who read what it is then play it. */
  readonly isAwaited: boolean;
  /** Counts openings of the page: each needs an address of its own. */
  readonly attempt: number;
  /** The frame fills the screen, or waits behind a chip while one looks around. */
  readonly view: 'full' | 'chip';
  readonly ready: boolean;
  /** The code with which the game said that it cannot begin. */
  readonly failed: string | null;
  readonly roundOpen: boolean;
  /** A sheet of the game's own lies over it. */
  readonly sheetOpen: boolean;
}

const fresh = { ready: false, failed: null, roundOpen: false, sheetOpen: false } as const;
const nobody: Play = { seat: null, isAwaited: false, attempt: 0, view: 'full', ...fresh };

/** The one game of the page. Its frame lives in the layout, so that it outlives its page. */
export const usePlay = create<Play>(() => nobody);

/** Takes a seat; one that is taken already comes back into view with its game as it was. */
export function sitDown(seat: Seat): void {
  const { seat: own, attempt } = usePlay.getState();
  const isOwn = own?.nodeId === seat.nodeId && own.trial === seat.trial;
  if (isOwn) usePlay.setState({ view: 'full' });
  else usePlay.setState({ ...nobody, seat, attempt: attempt + 1 });
}

/** A game is presented: what it is played in may come while the page rests. */
export function awaitSeat(): void {
  usePlay.setState({ isAwaited: true });
}

/** Looks around: a running game waits behind its chip, one that never came is given up. */
export function lookAround(): void {
  const { seat, ready } = usePlay.getState();
  if (seat === null) return;
  if (ready) usePlay.setState({ view: 'chip' });
  else standUp();
}

/** Gives the seat up. A round on the server stays as it is there. */
export function standUp(): void {
  usePlay.setState(({ attempt }) => ({ ...nobody, attempt }));
}

/** Opens the same game anew. */
export function openAgain(): void {
  usePlay.setState(({ attempt }) => ({ attempt: attempt + 1, ...fresh }));
}

export function gameIsReady(): void {
  usePlay.setState({ ready: true });
}

/** The game says that it cannot begin. */
export function gameFailed(code: string): void {
  usePlay.setState({ failed: code });
}

export function roundIs(state: 'open' | 'over'): void {
  usePlay.setState({ roundOpen: state === 'open' });
}

export function sheetIs(state: 'open' | 'closed'): void {
  usePlay.setState({ sheetOpen: state === 'open' });
}
