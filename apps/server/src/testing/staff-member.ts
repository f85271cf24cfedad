import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { StaffService } from '../modules/staff/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { StaffSession } from '../platform/http/caller.ts';

export interface TestStaff {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** The secret of the authenticator app. */
  readonly secret: string;
  /** The account as the platform sees it, after its second step. */
  readonly actor: StaffSession;
}

const password = 'Cedro-Rosa-Alto-4';

/** The code that an authenticator app shows at an instant. */
export const totpOf = (secret: string, at: Date): string =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() });

/** A member of staff of these roles and brands, signed in with both steps. */
export async function signedInStaff(
  { staff, clock }: { readonly staff: StaffService; readonly clock: Clock },
  wish: { readonly roles: readonly string[]; readonly brands: readonly string[]; email?: string },
): Promise<TestStaff> {
  const email = wish.email ?? `s${randomUUID()}@arara.example`;
  const { roles, brands } = wish;
  const opened = await staff.addAccount({ email, name: email, roles, brands, password }, 'test');
  if ('fault' in opened) throw new Error(`no account: ${opened.fault}`);
  const token = await staff.signIn({ email, password, address: '10.0.0.1' });
  const session = await sessionOf(staff, token);
  const { secret } = await staff.enrol(session);
  await staff.passSecondStep(session, totpOf(secret, clock.now()));
  return { email, password, token, secret, actor: await sessionOf(staff, token) };
}

async function sessionOf(staff: StaffService, token: string): Promise<StaffSession> {
  const session = await staff.sessionOf(token);
  if (session === null) throw new Error('the session is over');
  return session;
}
