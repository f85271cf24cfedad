/** The way that an amount goes, by its sign alone: the text is a decimal string of the wire. */
export function directionOf(amount: string): 'in' | 'out' | 'none' {
  if (!/[1-9]/.test(amount)) return 'none';
  return amount.startsWith('-') ? 'out' : 'in';
}

/** Writes an amount with its sign before the currency: `+R$ 50,00`, `−R$ 18,00`. */
export function signedText(amount: string, money: (amount: string) => string): string {
  const direction = directionOf(amount);
  const plain = money(amount.replace('-', ''));
  if (direction === 'none') return plain;
  return direction === 'in' ? `+${plain}` : `−${plain}`;
}
