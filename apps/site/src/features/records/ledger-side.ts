/** Whose a side of a transfer is, in a word of the messages (`side.<key>`), with its name if any. */
export interface LedgerSide {
  readonly key: 'cash' | 'bonus' | 'held' | 'debt' | 'bank' | 'vendor' | 'world' | 'house';
  readonly name?: string;
}

const ownParts = ['cash', 'bonus', 'held', 'debt'] as const;

/** Reads a ledger address: `player:12:cash`, `bank:pix`, `vendor:ARARA:revenue`, `world`. */
export function sideOf(address: string): LedgerSide {
  const [owner = '', name = '', part = ''] = address.split(':');
  if (owner === 'player') return { key: ownParts.find((one) => one === part) ?? 'house' };
  if (owner === 'bank') return { key: 'bank' };
  if (owner === 'vendor') return { key: 'vendor', name };
  return { key: owner === 'world' ? 'world' : 'house' };
}
