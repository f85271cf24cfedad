/** The label by which its owner recognises a provider's account. */
export function labelOf(person: {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly name: string | null;
}): string {
  return person.email ?? person.mobile ?? person.name ?? '';
}
