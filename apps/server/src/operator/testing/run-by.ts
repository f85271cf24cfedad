import { permissionNames } from '@arara/contract';
import type { Permission } from '@arara/contract';
import { pino } from 'pino';
import { createDecisions } from '../../modules/decisions/index.ts';
import type { AnyKind, DecisionsService } from '../../modules/decisions/index.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { Clock } from '../../platform/clock.ts';
import { contributionsOf } from '../../platform/contributions.ts';
import type { Database } from '../../platform/database.ts';
import { runDecision } from '../decisions/decide.ts';
import type { Desk } from '../decisions/decide.ts';

const everything: ReadonlySet<Permission> = new Set(
  permissionNames.flatMap((name) => [`${name}:own-brand`, `${name}:all`] as const),
);

/** A member of staff of this name, who may do everything at two brands. */
export function personNamed(name: string): StaffActor {
  const email = name.toLowerCase();
  const id = BigInt(`0x${Buffer.from(email).toString('hex')}`);
  const brands = ['arara', 'second'];
  return { id, email, name, brands, permissions: everything, isFresh: true };
}

/** Runs a command as the person of `--by`, who is signed in; without it, as ana. */
export function runBy(
  args: readonly string[],
  desk: Desk,
  merchant: string,
  ranBy: string | null = null,
): Promise<string> {
  const at = args.indexOf('--by');
  const name = at < 0 ? 'ana' : (args[at + 1] ?? '');
  const rest = at < 0 ? args : args.toSpliced(at, 2);
  return runDecision(rest, desk, { person: personNamed(name), merchant, ranBy });
}

/** Decisions of these kinds, without an audit. */
export const decisionsOver = (
  database: Database,
  clock: Clock,
  kinds: readonly AnyKind[],
): DecisionsService =>
  createDecisions({
    database,
    clock,
    kinds: contributionsOf(...kinds),
    log: pino({ level: 'silent' }),
    record: async () => undefined,
    personOf: async (_, id) => personNamed(Buffer.from(id.toString(16), 'hex').toString()),
  }).service;
