/** A username as it is compared: one Unicode form, lower case, nothing invisible. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase().replace(/\p{C}/gu, '');
}

/** A name for strangers' eyes: enough to recognise oneself, too little to find somebody. */
export function maskName(username: string): string {
  const letters = Array.from(username);
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}
