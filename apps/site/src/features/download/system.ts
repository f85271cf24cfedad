/** Marks of the browsers whose app comes as a configuration profile. */
const apple = /iPhone|iPad|iPod|Macintosh/;

/** The app that a device wants, by what its browser says; the first one where that says nothing. */
export function systemOf(userAgent: string, types: readonly string[]): string {
  const wish = apple.test(userAgent) ? 'MOBILECONFIG' : 'Android';
  return types.includes(wish) ? wish : (types[0] ?? '');
}
