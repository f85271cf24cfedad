import type { Tx } from '@arara/postgres';
import type { IdentityParts } from '../identity.parts.ts';
import type { Player } from '../identity.types.ts';
import type { MailTemplate } from '../mails.ts';
import { findPlayer } from '../player.repository.ts';
import type { SmsTemplate } from '../sms-notices.ts';

type Teller = Pick<IdentityParts, 'mails' | 'smsNotices' | 'siteUrl' | 'siteName'>;

/** The short message that stands for a letter; where there is none, only a letter is worth it. */
const shortOf: { readonly [T in MailTemplate]?: SmsTemplate } = {
  'password.changed': 'password.changed',
  'payment.password.changed': 'payment.password.changed',
  'payment.password.forgotten': 'payment.password.forgotten',
  'email.changed': 'email.changed',
  'id.number.added': 'id.number.added',
  entry: 'entry',
  'factor.locked': 'access.changed',
  'notice.off': 'access.changed',
  'totp.on': 'access.changed',
  'totp.off': 'access.changed',
  'recovery.codes': 'access.changed',
  'passkey.added': 'access.changed',
  'passkey.removed': 'access.changed',
  'passkey.step.on': 'access.changed',
  'passkey.step.off': 'access.changed',
  'identity.linked': 'access.changed',
  'identity.unlinked': 'access.changed',
};

/**
 * Writes to a member what concerns the safety of the account: to the confirmed e-mail, and where
 * there is none a short message to the confirmed number; never both.
 */
export async function tellOwner(
  { mails, smsNotices, siteUrl, siteName }: Teller,
  tx: Tx,
  player: Player,
  template: MailTemplate,
  given: Record<string, string | number> = {},
): Promise<void> {
  const { merchant, language, mobile: to } = player;
  const params = { link: siteUrl(merchant), ...given };
  if (player.email !== null && player.emailConfirmed) {
    await mails.tell(tx, player, template, params);
    return;
  }
  const short = shortOf[template];
  if (short === undefined || to === null || !player.mobileConfirmed) return;
  const site = await siteName(merchant);
  await smsNotices.tell(tx, { to, language, template: short, params: { site, ...params } });
}

/** The same, to the member as the transaction finds them. */
export async function tellOwnerOf(
  parts: Teller,
  tx: Tx,
  playerId: bigint,
  template: MailTemplate,
  params: Record<string, string | number> = {},
): Promise<void> {
  const player = await findPlayer(tx, playerId);
  if (player !== null) await tellOwner(parts, tx, player, template, params);
}
