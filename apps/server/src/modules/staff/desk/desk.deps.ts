import type { Tx } from '@arara/postgres';
import type { DecisionsService } from '../../decisions/index.ts';
import type { StaffDeps } from '../staff.deps.ts';

/** A person whose account was just opened, with the password that nobody else is told. */
export interface Newcomer {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** The doors that the desk asks for, beside those of its module. */
export interface StaffDeskParts {
  /** Leaves the first letter to a person for when the transaction commits. */
  readonly welcome: (tx: Tx, merchant: string, newcomer: Newcomer) => Promise<void>;
  /** The decision that is open about a subject, by its key; null where there is none to read. */
  readonly openAbout: DecisionsService['openAbout'];
}

export type StaffDeskDeps = StaffDeps & StaffDeskParts;
