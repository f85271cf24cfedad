import type { Tx } from '@arara/postgres';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Player } from '../identity.types.ts';
import { insertPlayer } from '../player.repository.ts';
import type { NewPlayer } from '../player.repository.ts';
import { refuseTaken } from '../refusals.ts';
import { usernameKey } from '../username.ts';

/** The values that must be known to open an account; the rest has a plain default. */
export type Opening = Pick<
  NewPlayer,
  'merchant' | 'username' | 'passwordHash' | 'currency' | 'language'
> &
  Partial<Omit<NewPlayer, 'usernameKey' | 'idNumber' | 'now'>> & { readonly cpf?: string | null };

/** Writes a new account; throws `username.taken`, `mobile.taken` or `id.number.taken`. */
export async function openAccount(deps: IdentityDeps, tx: Tx, opening: Opening): Promise<Player> {
  const { cpf, ...given } = opening;
  const player: NewPlayer = {
    ...blank,
    ...given,
    usernameKey: usernameKey(given.username),
    idNumber: cpf === undefined || cpf === null ? null : deps.idNumbers.protect(cpf),
    now: deps.clock.now(),
  };
  try {
    return await insertPlayer(tx, player);
  } catch (error) {
    throw refuseTaken(error);
  }
}

const blank = {
  mustChangePassword: false,
  isAgent: 0,
  payeeName: null,
  email: null,
  emailConfirmed: false,
  mobile: null,
  mobileConfirmed: false,
  birthDate: null,
  paymentPasswordHash: null,
  contacts: {},
  termsVersion: null,
  registeredFrom: {},
  limitsSet: false,
  firstLoginAt: null,
};
