/** An e-mail as only its owner recognises it: `lu***@exemplo.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  const shown = email.slice(0, Math.min(2, at - 1));
  return `${shown}***${email.slice(at)}`;
}

/** A number of which only the end is shown: `*** 5678`. */
export function maskNumber(digits: string): string {
  return `*** ${digits.slice(-4)}`;
}
