import type {
  Decision,
  StaffAccount,
  StaffAccountDetail,
  StaffPasskey as Passkey,
  StaffSessionLine,
} from '@arara/contract';
import type { z } from 'zod';
import type { StaffActor } from '../../../platform/permissions.ts';
import type { StaffPasskey } from '../passkey.repository.ts';
import type { ListedAccount, LiveSession } from './account-list.repository.ts';

/** An account as a reader of one of its brands sees it: brands that are not the reader's are not named. */
export function presentAccount(row: ListedAccount, reader: StaffActor): StaffAccount {
  const brands = row.brands.filter((brand) => reader.brands.includes(brand));
  return {
    id: String(row.id),
    email: row.email,
    name: row.name,
    roles: row.roles,
    brands,
    elsewhere: brands.length < row.brands.length,
    inUse: row.disabledAt === null,
    secondStep: row.hasTotp,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    liveSessions: row.liveSessions,
  };
}

export const presentSession = ({
  id,
  address,
  openedAt,
  seenAt,
  provenAt,
}: LiveSession): z.output<typeof StaffSessionLine> => ({
  id,
  address,
  openedAt: openedAt.toISOString(),
  seenAt: seenAt.toISOString(),
  proven: provenAt !== null,
});

export const presentPasskey = ({
  id,
  name,
  rpId: host,
  createdAt,
  lastUsedAt,
}: StaffPasskey): z.output<typeof Passkey> => ({
  id,
  name,
  host,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** All that its page shows beside an account. */
interface Beside {
  readonly sessions: readonly LiveSession[];
  readonly covered: boolean;
  readonly waiting: readonly Decision[];
}

/** An account, whole. */
export const presentDetail = (
  row: ListedAccount,
  reader: StaffActor,
  { sessions, covered, waiting }: Beside,
): StaffAccountDetail => ({
  ...presentAccount(row, reader),
  openedAt: row.createdAt.toISOString(),
  mustChangePassword: row.mustChangePassword,
  sessions: sessions.map(presentSession),
  covered,
  waiting: waiting.map(({ id, kind, proposedBy, proposedAt }) => ({
    id,
    kind,
    proposedBy,
    proposedAt,
  })),
});
