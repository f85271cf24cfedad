/**
 * Everything that staff may be allowed to do, as `area:thing:verb`. The roles of the database are made of
 * these, and a call or a kind of decision names the one that it needs.
 */
export const permissionNames = [
  'staff:audit:read',
  'staff:account:read',
  'staff:account:propose',
  'staff:account:approve',
  'staff:session:end',
  'staff:factor:reset',
  'staff:network:read',
  'staff:network:propose',
  'staff:network:approve',
  'decisions:decision:read',
  'cashier:withdrawal:read',
  'cashier:withdrawal:propose',
  'cashier:withdrawal:approve',
  'cashier:payment:read',
  'cashier:payment:propose',
  'cashier:payment:approve',
  'cashier:statement:read',
  'cashier:statement:compare',
  'wallet:adjustment:read',
  'wallet:adjustment:propose',
  'wallet:adjustment:approve',
  'wallet:adjustment:large',
  'wallet:bound:read',
  'wallet:bound:propose',
  'wallet:bound:approve',
  'rewards:grant:read',
  'rewards:grant:propose',
  'rewards:grant:approve',
  'play:prize:read',
  'play:prize:propose',
  'play:prize:approve',
  'play:round:read',
  'play:round:propose',
  'play:round:approve',
  'lottery:prizes:read',
  'lottery:prizes:propose',
  'lottery:prizes:approve',
  'lottery:result:read',
  'lottery:result:enter',
  'lottery:ticket:read',
  'lottery:ticket:decide',
  'lottery:game:read',
  'lottery:game:switch',
  'reports:figures:read',
  'reports:export:make',
  'reports:view:keep',
  'games:game:read',
  'games:game:switch',
  'games:catalogue:arrange',
  'games:maintenance:plan',
  'games:vendor:read',
  'games:conformance:run',
  'cases:case:read',
  'cases:case:work',
  'risk:rule:read',
  'risk:rule:change',
  'members:member:read',
  'members:member:block',
  'members:session:end',
  'members:factor:reset',
  'members:password:renew',
  'members:limit:tighten',
  'members:limit:read',
  'members:limit:propose',
  'members:limit:approve',
  'members:rank:set',
  'members:file:make',
  'members:file:take',
  'members:erasure:read',
  'members:erasure:propose',
  'members:erasure:approve',
  'members:note:write',
  'members:flag:write',
  'members:data:reveal',
  'console:search:read',
  'transfers:transfer:read',
  'transfers:transfer:settle',
  'vendors:key:read',
  'vendors:key:change',
  'vendors:key:propose',
  'vendors:key:approve',
  'events:letter:read',
  'events:letter:decide',
  'ledger:proof:read',
  'ledger:proof:clear',
  'machine:room:read',
  'feedback:message:read',
  'feedback:message:answer',
  'content:item:read',
  'content:item:publish',
  'content:site:switch',
  'content:close:read',
  'content:close:propose',
  'content:close:approve',
] as const;

export type PermissionName = (typeof permissionNames)[number];

/** `own-brand`: at the brands of the account. `all`: at every brand, and for the whole house. */
export type Scope = 'own-brand' | 'all';

/** A permission with its scope: `cashier:withdrawal:approve:own-brand`. */
export type Permission = `${PermissionName}:${Scope}`;

const names: ReadonlySet<string> = new Set(permissionNames);

/** Tells whether a text is a permission that this version knows. */
export function isPermission(text: string): text is Permission {
  const parts = text.split(':');
  const scope = parts.pop();
  return (scope === 'own-brand' || scope === 'all') && names.has(parts.join(':'));
}
