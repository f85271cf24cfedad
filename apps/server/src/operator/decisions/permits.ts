import type { Permission } from '@arara/contract';
import { isAllowed } from '../../platform/permissions.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import { decisionUsage } from './ask.ts';

/** `two people`: the module decisions asks for the permission of the kind. */
type Need = Permission | 'two people';

const letters = {
  'dead-letters list': 'events:letter:read:all',
  'dead-letters retry': 'events:letter:decide:all',
  'dead-letters drop': 'events:letter:decide:all',
} as const;

/** The permission that a command takes, by its subject and verb; a command that is not here is refused. */
const needs: Readonly<Record<string, Readonly<Record<string, Need>>>> = {
  decision: {
    list: 'two people',
    show: 'two people',
    approve: 'two people',
    reject: 'two people',
    withdraw: 'two people',
  },
  adjust: { credit: 'two people', debit: 'two people', bound: 'two people' },
  grant: { give: 'two people' },
  events: letters,
  ledger: {
    show: 'ledger:proof:read:all',
    clear: 'ledger:proof:clear:all',
    cleared: 'ledger:proof:read:all',
    dump: 'ledger:proof:read:all',
  },
  member: {
    show: 'members:member:read:own-brand',
    block: 'members:member:block:own-brand',
    unblock: 'members:member:block:own-brand',
  },
  withdrawal: {
    list: 'cashier:withdrawal:read:own-brand',
    approve: 'two people',
    refuse: 'two people',
  },
  payment: {
    list: 'cashier:payment:read:own-brand',
    release: 'two people',
    refund: 'two people',
  },
  prize: { list: 'play:prize:read:own-brand', release: 'two people' },
  round: { list: 'play:round:read:own-brand', void: 'two people' },
  transfer: {
    list: 'transfers:transfer:read:own-brand',
    ok: 'transfers:transfer:settle:own-brand',
    failed: 'transfers:transfer:settle:own-brand',
  },
  odds: {
    list: 'lottery:prizes:read:all',
    show: 'lottery:prizes:read:all',
    proposed: 'two people',
    set: 'two people',
    agree: 'two people',
    withdraw: 'two people',
  },
  lottery: {
    results: 'lottery:result:read:all',
    entries: 'lottery:result:read:all',
    payments: 'lottery:result:read:all',
    losses: 'lottery:result:read:all',
    result: 'lottery:result:enter:all',
    correct: 'lottery:result:enter:all',
    void: 'lottery:result:enter:all',
    withdraw: 'lottery:result:enter:all',
    tampered: 'lottery:ticket:read:all',
    tickets: 'lottery:ticket:read:all',
    restore: 'lottery:ticket:decide:all',
    giveback: 'lottery:ticket:decide:all',
    keep: 'lottery:ticket:decide:all',
    games: 'lottery:game:read:all',
    off: 'lottery:game:switch:all',
    on: 'lottery:game:switch:all',
  },
  vendor: {
    list: 'vendors:key:read:all',
    'add-key': 'two people',
    'take-key': 'vendors:key:change:all',
    'revoke-key': 'two people',
  },
};

/** Refuses a command that its person may not give at a merchant, in words. */
export function requirePermit(
  person: StaffActor,
  { subject, verb = '', id = '' }: { subject: string; verb?: string; id?: string },
  merchant: string,
): void {
  const named = subject === 'events' ? `${verb} ${id}` : verb;
  const need = needs[subject]?.[named];
  if (need === undefined) throw new Error(decisionUsage);
  if (need === 'two people') return;
  if (!isAllowed(person, need, need.endsWith(':all') ? null : merchant)) {
    throw new Error(`${person.email} may not do this: it takes ${need}. Nothing was changed.`);
  }
}
