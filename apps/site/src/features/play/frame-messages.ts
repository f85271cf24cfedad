/** What a game in its frame tells the page (the arcade's vocabulary; a vendor may speak it too). */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'round-started' }
  | { readonly type: 'round-ended'; readonly balance: string; readonly net: string }
  | { readonly type: 'deposit' }
  | { readonly type: 'session-ended' }
  | { readonly type: 'close' };

/** What the page tells the game. */
export type PageMessage =
  | { readonly type: 'arara:rules' }
  | { readonly type: 'arara:pause'; readonly paused: boolean };

const plain = ['ready', 'round-started', 'deposit', 'session-ended', 'close'] as const;
const amountPattern = /^-?\d{1,16}(\.\d{1,4})?$/;
const prefix = 'arara:';

/** Reads what came from the frame; anything that is not in the vocabulary is nothing. */
export function readMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (typeof data.type !== 'string' || !data.type.startsWith(prefix)) return null;
  const name = data.type.slice(prefix.length);
  if (name === 'round-ended') return readEnd(data);
  const type = plain.find((one) => one === name);
  return type === undefined ? null : { type };
}

function readEnd(data: object): FrameMessage | null {
  const { balance, net } = data as { balance?: unknown; net?: unknown };
  if (!isAmount(balance) || !isAmount(net)) return null;
  return { type: 'round-ended', balance, net };
}

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && amountPattern.test(value);
