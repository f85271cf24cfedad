import type { RevealField } from '@arara/contract';
import { cpfWithMarks } from '@arara/rules';
import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';

interface RevealWish {
  readonly fields: readonly RevealField[];
  readonly reason: string;
}

type Values = Partial<Record<RevealField, string | null>>;

/**
 * The clear values of some fields of a member; null: the house does not have it. The line of the audit is written
 * before anybody sees them: it names the fields and never a value.
 */
export async function reveal(
  deps: Pick<ConsoleDeps, 'database' | 'identity' | 'staff'>,
  actor: Actor,
  player: Player,
  { fields, reason }: RevealWish,
): Promise<Values> {
  const wanted = [...new Set(fields)];
  await deps.database.transaction((tx) =>
    deps.staff.record(tx, entryOf(actor, player, 'member.revealed', { fields: wanted, reason })),
  );
  const values = await Promise.all(
    wanted.map(async (field) => [field, await readers[field](deps, player)] as const),
  );
  return Object.fromEntries(values) as Values;
}

type Reader = (
  deps: Pick<ConsoleDeps, 'identity'>,
  player: Player,
) => Promise<string | null> | string | null;

/** Of an erased person the house still has what the law wants it to keep. */
const keptOf = async ({ identity }: Pick<ConsoleDeps, 'identity'>, { id }: Player) =>
  (await identity.desk.kept(id))?.kept ?? null;

const cpfOf: Reader = async (deps, player) => {
  const own = await deps.identity.idNumberOf(player.id);
  const digits = own ?? (await keptOf(deps, player))?.idNumber ?? null;
  return digits === null ? null : cpfWithMarks(digits);
};

const readers: Readonly<Record<RevealField, Reader>> = {
  name: async (deps, player) => player.payeeName ?? (await keptOf(deps, player))?.name ?? null,
  idNumber: cpfOf,
  birthDate: async (deps, player) =>
    player.birthDate ?? (await keptOf(deps, player))?.birthDate ?? null,
  email: (_, { email }) => email,
  mobile: (_, { mobile }) => mobile,
  // Payouts go by Pix to the CPF, and to no other key.
  pixKey: cpfOf,
  async contacts({ identity }, { id }) {
    const contacts = Object.entries(await identity.desk.contactsOf(id));
    return textOf(contacts.map(([way, name]) => `${way}: ${name}`));
  },
  async addresses({ identity }, { id }) {
    const latest = await identity.signInsOf(id);
    return textOf([...new Set(latest.map(({ address }) => address))]);
  },
};

const textOf = (parts: readonly string[]): string | null =>
  parts.length === 0 ? null : parts.join(', ');
