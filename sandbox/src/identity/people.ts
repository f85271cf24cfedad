/** Somebody with an account at the sandbox's sign-in providers. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The people one may sign in as; the last bears the e-mail of the demo's member. */
export const people: readonly Person[] = [
  { id: '108120947310522731001', name: 'Marina Duarte', email: 'marina.duarte@mail.example' },
  { id: '108120947310522731002', name: 'Caio Prado', email: 'caio.prado@mail.example' },
  { id: '108120947310522731003', name: 'Luciana Reis', email: 'luciana@arara.example' },
];

export function personOf(id: string): Person | null {
  return people.find((person) => person.id === id) ?? null;
}
