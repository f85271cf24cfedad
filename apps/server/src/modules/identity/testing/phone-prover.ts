import type { FastifyInstance } from 'fastify';
import type { IdentityProgram } from './identity-program.ts';

/** The answers of the phones' provider, as far as tests read it. */
export interface Said {
  readonly sessionInfo: string;
  readonly idToken: string;
  readonly error?: { readonly message: string };
}

/** The sandbox's provider of phones, asked over its real protocol. */
export function createPhoneProver(
  program: Pick<IdentityProgram, 'clock' | 'owner'>,
  pages: FastifyInstance,
) {
  async function ask(name: string, payload: object, key = 'sandbox-api-key'): Promise<Said> {
    const url = `/sandbox/identity/v1/accounts:${name}?key=${key}`;
    return (await pages.inject({ method: 'POST', url, payload })).json<Said>();
  }

  async function captcha(): Promise<string> {
    const url = '/sandbox/identity/recaptcha/token';
    return (await pages.inject({ method: 'POST', url })).json<{ token: string }>().token;
  }

  const send = async (phoneNumber: string) =>
    ask('sendVerificationCode', { phoneNumber, recaptchaToken: await captcha() });

  async function codeTo(phone: string): Promise<string> {
    const { rows } = await program.owner.query<{ body: string }>(
      'select body from sandbox.message where recipient = $1 order by id desc limit 1',
      [phone],
    );
    return rows[0]?.body.slice(0, 6) ?? '';
  }

  /** The provider's word that the phone is in the hand of whoever asks. */
  async function prove(phone: string): Promise<string> {
    // Two sign-ins of one second would have one token.
    program.clock.advance(1_000);
    const { sessionInfo } = await send(phone);
    const { idToken } = await ask('signInWithPhoneNumber', {
      sessionInfo,
      code: await codeTo(phone),
    });
    return idToken;
  }

  return { ask, captcha, send, codeTo, prove };
}
