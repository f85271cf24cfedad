/** The owner of a side of a transfer: its word is the message `side.<side>`. */
type LedgerSide = 'cash' | 'bonus' | 'held' | 'debt' | 'bank' | 'vendor' | 'world' | 'house';

const ownParts = ['cash', 'bonus', 'held', 'debt'] as const;

/** Reads a ledger address: `player:12:cash`, `bank:pix`, `vendor:ARARA:revenue`, `world`. */
export function sideOf(address: string): LedgerSide {
  const [owner, , part] = address.split(':');
  if (owner === 'player') return ownParts.find((one) => one === part) ?? 'house';
  if (owner === 'bank' || owner === 'vendor' || owner === 'world') return owner;
  return 'house';
}
