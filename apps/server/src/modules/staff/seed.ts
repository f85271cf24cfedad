import { findAccount } from './account.repository.ts';
import { addAccount } from './commands/add-account.ts';
import type { StaffDeps } from './staff.deps.ts';

/**
 * The staff of the demo: two people, because some decisions take two. They exist in the demo only; each
 * chooses an authenticator app at the first sign-in.
 */
const demoStaff = [
  { email: 'ana@arara.example', name: 'Ana Prado', password: 'Cedro-Rosa-Alto-4' },
  { email: 'rui@arara.example', name: 'Rui Tavares', password: 'Peroba-Clara-Fina-6' },
] as const;

/** Opens the demo's staff accounts that are not there yet, as owners of these brands. */
export async function seedDemoStaff(deps: StaffDeps, brands: readonly string[]): Promise<void> {
  for (const person of demoStaff) {
    // A hash takes its time; an account that is there needs none.
    if ((await findAccount(deps.database.read, person.email)) !== null) continue;
    await addAccount(deps, { ...person, brands, roles: ['owner'] }, 'machine:demo');
  }
}
