import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Visitor } from '../identity.types.ts';
import { requireMobile } from '../refusals.ts';
import type { SmsPurpose, SmsSubject } from '../sms-codes.ts';
import type { CodeMessage } from '../sms-sender.ts';

interface CodeRequest {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
  readonly challenge?: string | undefined;
}

const minute = 60_000;

/**
 * Sends a code to a number. A message costs money and wakes somebody up: work must be done for it
 * wherever the operator asks for none otherwise. Answers for how many minutes the code is good.
 */
export async function sendCode(
  deps: IdentityDeps,
  purpose: SmsPurpose,
  request: CodeRequest,
  visitor: Visitor,
  field = 'mobileNum',
): Promise<number> {
  const { botCheck, smsCodes, security, clock, smsSender } = deps;
  const { merchant, language, address } = visitor;
  const mobile = requireMobile(deps, request, visitor, field);
  await botCheck.require(merchant, request.challenge);
  const { siteName: site } = await deps.settings.registration(merchant);
  const subject = { merchant, purpose, to: mobile };
  const code = await smsCodes.issue(subject, address);
  const { minutes } = security.sms;
  const until = clock.now().getTime() + minutes * minute;
  const message = { ...subject, code, language, site, minutes, until };
  // A new number is nobody's yet, so that a failure tells nothing; a member's number would.
  if (purpose === 'register') await sendCodeNow(deps, subject, message);
  else await smsSender.sendToMember(message);
  return minutes;
}

/** Sends a code at once; one that did not go is taken back, so that another can be asked for. */
export async function sendCodeNow(
  deps: IdentityDeps,
  subject: SmsSubject,
  message: CodeMessage,
): Promise<void> {
  const { smsSender, smsCodes, log } = deps;
  try {
    await smsSender.send(message);
  } catch (error) {
    await smsCodes.forget(subject);
    log.warn({ err: error }, 'a code could not be sent');
    throw new AppError('sms.unavailable', { cause: error });
  }
}
