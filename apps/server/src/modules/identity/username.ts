/** A username as it is compared: one Unicode form, lower case, nothing invisible. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase().replace(/\p{C}/gu, '');
}
