import { may } from './session.ts';
import type { Self } from './session.ts';

/** The thing that each kind of decision is about: its permissions are `thing:propose` and `thing:approve`. */
const things: Readonly<Record<string, string>> = {
  'withdrawal.approve': 'cashier:withdrawal',
  'withdrawal.refuse': 'cashier:withdrawal',
  'payment.release': 'cashier:payment',
  'payment.refund': 'cashier:payment',
  'prize.release': 'play:prize',
  'round.void': 'play:round',
  'prizes.change': 'lottery:prizes',
  'site.close': 'content:close',
  'wallet.adjust': 'wallet:adjustment',
  'wallet.bound.change': 'wallet:bound',
  'rewards.grant': 'rewards:grant',
  'limit.loosen': 'members:limit',
  'member.erase': 'members:erasure',
  'staff.account.open': 'staff:account',
  'staff.account.close': 'staff:account',
  'staff.account.reopen': 'staff:account',
  'staff.roles.change': 'staff:account',
  'staff.networks.change': 'staff:network',
  'vendor.key.add': 'vendors:key',
  'vendor.key.revoke': 'vendors:key',
};

/** A decision of these changes the whole house: the permission at a brand is not enough. */
const ofHouse: ReadonlySet<string> = new Set([
  'prizes.change',
  'vendor.key.add',
  'vendor.key.revoke',
]);

/** True if the account may propose decisions of a kind, or approve and reject them. The server asks the same again. */
export function mayDecide(self: Self | null, verb: 'propose' | 'approve', kind: string): boolean {
  const thing = things[kind];
  if (thing === undefined) return false;
  const permission = `${thing}:${verb}`;
  if (ofHouse.has(kind)) return self?.permissions.includes(`${permission}:all`) === true;
  return may(self, permission);
}
