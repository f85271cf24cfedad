import type { Db } from '@arara/postgres';
import { z } from 'zod';
import { changed } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { cidrOf, isWithin } from '../../../platform/http/network.ts';
import { kindOf } from '../../decisions/index.ts';
import type { AnyKind } from '../../decisions/index.ts';
import { readNetworks, writeNetworks } from '../network.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { noteDeed } from './account.kinds.ts';

const Networks = z.strictObject({ networks: z.array(z.string().trim().min(1).max(50)).max(50) });

/** Other networks that staff of a brand may work from; none: from anywhere. They count at the next call of everybody. */
export function networksKind(deps: StaffDeps): AnyKind {
  return kindOf<z.output<typeof Networks>>({
    kind: 'staff.networks.change',
    of: 'brand',
    permissions: {
      read: 'staff:network:read:own-brand',
      propose: 'staff:network:propose:own-brand',
      approve: 'staff:network:approve:own-brand',
    },
    subject: Networks,
    keyOf: () => 'networks',
    async facts(db, wish, { merchant }) {
      const [before, after] = [await networksAt(db, merchant), cidrsOf(wish.networks)];
      const [was, will] = [textOf(before), textOf(after)];
      return was === will ? null : { networksBefore: was, networksAfter: will };
    },
    async permit(_db, wish, { actor: { address }, verb }) {
      const networks = cidrsOf(wish.networks);
      const isHere = address === undefined || address === 'terminal' || isWithin(address, networks);
      if (networks.length > 0 && verb !== 'still' && !isHere) {
        throw new AppError('staff.network.own', { params: { address } });
      }
    },
    execute: async (wish, approved) => async (tx) => {
      const merchant = approved.merchant ?? '';
      const [before, after] = [await networksAt(tx, merchant), cidrsOf(wish.networks)];
      await writeNetworks(tx, merchant, after, deps.clock.now());
      await noteDeed(deps, tx, approved, {
        action: 'networks.changed',
        subject: merchant,
        detail: changed({ networks: before }, { networks: after }),
      });
    },
  });
}

const networksAt = async (db: Db, merchant: string | null): Promise<string[]> =>
  (await readNetworks(db, merchant ?? ''))?.networks ?? [];

/** Each network once, in one order; throws `staff.network.invalid` with the first text that is none. */
function cidrsOf(texts: readonly string[]): string[] {
  const networks = texts.map((text) => {
    const network = cidrOf(text);
    if (network === null)
      throw new AppError('staff.network.invalid', { params: { network: text } });
    return network;
  });
  return [...new Set(networks)].toSorted();
}

/** The fact; `anywhere` for a list without a network. */
const textOf = (networks: readonly string[]): string =>
  networks.length === 0 ? 'anywhere' : networks.join(', ');
