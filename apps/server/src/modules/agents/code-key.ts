/** A code as it is compared: case and invisible characters do not count. */
export function codeKey(code: string): string {
  return code.normalize('NFKC').replace(/\p{C}/gu, '').trim().toLowerCase();
}
