/** The parts of the address of the frame: a game and a token good for one use. */
export interface Launch {
  readonly gameCode: string;
  readonly token: string;
}

/** Reads the launch and takes the token out of the address, where it would outlive its use. */
export function readLaunch(): Launch | null {
  const search = new URLSearchParams(location.search);
  const gameCode = search.get('game');
  const token = search.get('token');
  if (gameCode === null || token === null) return null;
  history.replaceState(null, '', `${location.pathname}?game=${encodeURIComponent(gameCode)}`);
  return { gameCode, token };
}
