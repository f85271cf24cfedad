/** An address as only its owner recognises it: `lu***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, Math.max(0, at - 1)))}***${email.slice(at)}`;
}

/** The end of a number, by which its owner knows it: `5678`. */
export const endOfMobile = (mobile: string): string => mobile.slice(-4);
