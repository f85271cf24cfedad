/** The parts of the address of the frame: a game, a token good for one use, and the language that was asked for. */
export interface Launch {
  readonly gameCode: string;
  readonly token: string;
  readonly language: string | null;
}

/** Reads the launch and takes the token out of the address, where it would outlive its use. */
export function readLaunch(): Launch | null {
  const search = new URLSearchParams(location.search);
  const gameCode = search.get('game');
  const token = search.get('token');
  if (gameCode === null || token === null) return null;
  history.replaceState(null, '', `${location.pathname}?game=${encodeURIComponent(gameCode)}`);
  return { gameCode, token, language: search.get('language') };
}
