import type { Permission } from '@arara/contract';
import { expect, test } from 'vitest';
import { personNamed } from '../testing/run-by.ts';
import { requirePermit } from './permits.ts';

const may = (...permissions: Permission[]) => ({
  ...personNamed('ana'),
  brands: ['arara'],
  permissions: new Set(permissions),
});

test.each<[string, string | undefined, Permission]>([
  ['withdrawal list', undefined, 'cashier:withdrawal:read:own-brand'],
  ['payment list', undefined, 'cashier:payment:read:own-brand'],
  ['prize list', undefined, 'play:prize:read:own-brand'],
  ['round list', undefined, 'play:round:read:own-brand'],
  ['member show', '42', 'members:member:read:own-brand'],
  ['member block', '42', 'members:member:block:own-brand'],
  ['member unblock', '42', 'members:member:block:own-brand'],
  ['transfer ok', '42', 'transfers:transfer:settle:own-brand'],
  ['transfer failed', '42', 'transfers:transfer:settle:own-brand'],
  ['events dead-letters', 'list', 'events:letter:read:all'],
  ['events dead-letters', 'retry', 'events:letter:decide:all'],
  ['events dead-letters', 'drop', 'events:letter:decide:all'],
  ['ledger show', undefined, 'ledger:proof:read:all'],
  ['ledger dump', undefined, 'ledger:proof:read:all'],
  ['ledger clear', '7', 'ledger:proof:clear:all'],
  ['lottery result', 'vn-north', 'lottery:result:enter:all'],
  ['lottery void', 'vn-north', 'lottery:result:enter:all'],
  ['lottery restore', 'x', 'lottery:ticket:decide:all'],
  ['lottery off', 'x', 'lottery:game:switch:all'],
  ['odds show', 'x', 'lottery:prizes:read:all'],
  ['vendor take-key', 'x', 'vendors:key:change:all'],
])('%s %s takes its own permission, and no other', (line, id, needed) => {
  const [subject = '', verb = ''] = line.split(' ');
  const command = { subject, verb, ...(id === undefined ? {} : { id }) };
  const others = [...personNamed('ana').permissions].filter(
    (one) => !one.startsWith(needed.slice(0, needed.lastIndexOf(':') + 1)),
  );
  expect(() => requirePermit(may(needed), command, 'arara')).not.toThrow();
  expect(() => requirePermit(may(...others), command, 'arara')).toThrow(`it takes ${needed}`);
  const elsewhere = () => requirePermit(may(needed), command, 'second');
  if (needed.endsWith(':all')) expect(elsewhere).not.toThrow();
  else expect(elsewhere).toThrow(`it takes ${needed}`);
});

test('a command that nobody wrote a permission for is refused', () => {
  const everybody = personNamed('ana');
  for (const command of [
    { subject: 'member', verb: 'erase' },
    { subject: 'member' },
    { subject: 'x' },
  ]) {
    expect(() => requirePermit(everybody, command, 'arara')).toThrow('npm run operator');
  }
});
