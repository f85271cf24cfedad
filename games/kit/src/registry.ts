import type { GameDefinition } from './game.ts';

/** Every game at every version that ever took a bet; old versions stay, so that rounds replay. */
export interface GameRegistry<D extends GameDefinition = GameDefinition> {
  /** The game at this very version. */
  find(code: string, version: string): D | undefined;
  /** The version that new rounds play. */
  current(code: string): D | undefined;
  /** The version that new rounds play, of every game. */
  readonly currents: readonly D[];
  readonly all: readonly D[];
}

/** Keys definitions by code and version; among versions of one code the last listed is current. */
export function createRegistry<D extends GameDefinition>(games: readonly D[]): GameRegistry<D> {
  const byVersion = new Map<string, D>();
  const byCode = new Map<string, D>();
  for (const game of games) {
    const key = keyOf(game.code, game.version);
    if (byVersion.has(key)) throw new RangeError(`two games are called ${key}`);
    byVersion.set(key, game);
    byCode.set(game.code, game);
  }
  return {
    find: (code, version) => byVersion.get(keyOf(code, version)),
    current: (code) => byCode.get(code),
    currents: [...byCode.values()],
    all: games,
  };
}

function keyOf(code: string, version: string): string {
  return `${code}@${version}`;
}
