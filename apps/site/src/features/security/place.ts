/** The name of a country in a language, from its code; the address alone where it is unknown. */
export function placeOf(address: string, country: string | null, language: string): string {
  if (country === null) return address;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return `${names.of(country) ?? country} · ${address}`;
}
