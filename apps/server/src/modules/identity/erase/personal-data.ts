import { AppError } from '../../../platform/errors.ts';
import type { Person, PersonalData } from '../../privacy/index.ts';
import { byHand } from '../commands/block-member.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { findIdNumberBox, findPlayer, lockPlayerFully } from '../player.repository.ts';
import * as rows from './personal-data.repository.ts';

/** Months for which the law wants to know who an erased person was (Portaria 1.143/2024: five years). */
const keptMonths = 60;

/** The identity of an erased person, as the law wants it kept. */
export interface KeptIdentity {
  readonly name: string | null;
  readonly idNumber: string | null;
  readonly birthDate: string | null;
}

type Deps = Pick<IdentityDeps, 'database' | 'clock' | 'idNumbers' | 'keptIdentities'>;

/** The part of identity in what the house keeps about a person. */
export const identityData = (deps: Deps): PersonalData => ({
  part: 'identity',
  async tell(person) {
    const { read } = deps.database;
    const told = await rows.tellAccount(read, person);
    const box = await findIdNumberBox(read, person.id);
    return { ...told, documents: box === null ? [] : [{ cpf: deps.idNumbers.reveal(box) }] };
  },
  lock: (tx, { id }) => lockPlayerFully(tx, id),
  async open(db, { id }) {
    return (await rows.isBlockedByHand(db, id, byHand)) ? [] : ['unblocked'];
  },
  async erase(tx, person) {
    await lockPlayerFully(tx, person.id);
    const player = await findPlayer(tx, person.id);
    if (player === null) throw new AppError('member.not.found');
    const box = await findIdNumberBox(tx, person.id);
    const idNumber = box === null ? null : deps.idNumbers.reveal(box);
    const kept: KeptIdentity = { name: player.payeeName, idNumber, birthDate: player.birthDate };
    const at = deps.clock.now();
    const sealed = deps.keptIdentities.seal(Buffer.from(JSON.stringify(kept)));
    const until = new Date(at);
    until.setUTCMonth(until.getUTCMonth() + keptMonths);
    await rows.keepIdentity(tx, person, sealed, { at, until });
    await rows.eraseAccount(tx, person);
  },
  keeps: [
    { table: 'identity.kept', months: keptMonths, because: 'kyc' },
    { table: 'identity.player', months: keptMonths, because: 'money' },
    { table: 'identity.terms_acceptance', months: keptMonths, because: 'money' },
    { table: 'identity.block_decision', months: keptMonths, because: 'safety' },
    { table: 'identity.sign_in', months: 6, because: 'access' },
  ],
});

/** The identity of an erased person, and since when; null for one who is not erased. */
export async function keptIdentity(
  { database, keptIdentities }: Pick<IdentityDeps, 'database' | 'keptIdentities'>,
  { id }: Pick<Person, 'id'>,
): Promise<{ readonly erasedAt: Date; readonly kept: KeptIdentity | null } | null> {
  const row = await rows.readKept(database.read, id);
  if (row === null) return null;
  const { box, erasedAt } = row;
  if (box === null) return { erasedAt, kept: null };
  return { erasedAt, kept: JSON.parse(keptIdentities.open(box).toString()) as KeptIdentity };
}
