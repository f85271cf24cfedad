/** The messages of a game in its frame to the page (the arcade's vocabulary; a vendor may speak it too). */
export type FrameMessage =
  /** Null where the game does not say what there is to play with. */
  | { readonly type: 'ready'; readonly balance: string | null }
  | { readonly type: 'failed'; readonly code: string }
  /** Null where the game does not say what the stake has left. */
  | { readonly type: 'round-started'; readonly balance: string | null }
  | { readonly type: 'round-ended'; readonly balance: string; readonly net: string }
  /** A sheet of the game's own lies over it: Back closes that first. */
  | { readonly type: 'sheet-opened' }
  | { readonly type: 'sheet-closed' }
  | { readonly type: 'deposit' }
  | { readonly type: 'limits' }
  /** A stake waits until the member has agreed to new terms. */
  | { readonly type: 'terms' }
  /** The player wants to see the proof of a round. */
  | { readonly type: 'verify'; readonly round: string }
  | { readonly type: 'session-ended' }
  | { readonly type: 'close' };

/** The messages of the page to the game. */
export type PageMessage =
  | { readonly type: 'arara:rules' }
  | { readonly type: 'arara:close-sheet' }
  /** Tab has left the frame while a sheet of the game is open. */
  | { readonly type: 'arara:focus-sheet' }
  /** Money came to the game's purse or left it: what there is to play with is to be asked again. */
  | { readonly type: 'arara:balance-changed' }
  | { readonly type: 'arara:pause'; readonly paused: boolean }
  /** So many pixels at the top of the game are taken by what stands over it. */
  | { readonly type: 'arara:room'; readonly top: number };

const plain = [
  'sheet-opened',
  'sheet-closed',
  'deposit',
  'limits',
  'terms',
  'session-ended',
  'close',
] as const;
const codePattern = /^[a-z][a-z0-9._-]{0,63}$/;
/** The fault of a game that gives no reason. */
const unnamed = 'view.failed';
const roundPattern = /^[\w-]{8,64}$/;
const amountPattern = /^-?\d{1,16}(\.\d{1,4})?$/;
const prefix = 'arara:';

/** Reads what came from the frame; anything that is not in the vocabulary is nothing. */
export function readMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (typeof data.type !== 'string' || !data.type.startsWith(prefix)) return null;
  const name = data.type.slice(prefix.length);
  if (name === 'round-ended') return readEnd(data);
  if (name === 'ready' || name === 'round-started') {
    return { type: name, balance: readBalance(data) };
  }
  if (name === 'failed') return { type: 'failed', code: readCode(data) };
  if (name === 'verify') return readRound(data);
  const type = plain.find((one) => one === name);
  return type === undefined ? null : { type };
}

function readEnd(data: object): FrameMessage | null {
  const { balance, net } = data as { balance?: unknown; net?: unknown };
  if (!isAmount(balance) || !isAmount(net)) return null;
  return { type: 'round-ended', balance, net };
}

function readRound(data: object): FrameMessage | null {
  const { round } = data as { round?: unknown };
  return typeof round === 'string' && roundPattern.test(round) ? { type: 'verify', round } : null;
}

function readBalance(data: object): string | null {
  const { balance } = data as { balance?: unknown };
  return isAmount(balance) ? balance : null;
}

function readCode(data: object): string {
  const { code } = data as { code?: unknown };
  return typeof code === 'string' && codePattern.test(code) ? code : unnamed;
}

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && amountPattern.test(value);
