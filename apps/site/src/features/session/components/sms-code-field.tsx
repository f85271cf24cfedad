import { Button, TextField } from '@arara/ui';
import type { TextFieldProps } from '@arara/ui';
import { checkForm, describeIssue, fieldRule } from '@arara/rules';
import type { FieldRule } from '@arara/rules';
import { useRef, useState } from 'react';
import { ApiError } from '@arara/client';
import { faultWords } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { askForCode } from '../api/phone.ts';
import { useSmsCountdown } from '../sms-countdown.ts';
import type { PhoneNumber, SmsPurpose } from '../sms-countdown.ts';
import { CaptchaWindow } from './captcha-window.tsx';
import css from './phone.module.css';
import { Warning } from './warning.tsx';

const anyMobile = fieldRule('phone', 4, 20);
const throttleMs = 1_000;
/** Refusals that say for how long no code is sent: the button counts it. */
const waitCodes = new Set(['sms.wait', 'phone.too.many']);

type SmsCodeFieldProps = Omit<TextFieldProps, 'trailing'> & {
  readonly purpose: SmsPurpose;
  readonly number: PhoneNumber;
  /** The operator's rule for numbers, where there is one. */
  readonly rule?: FieldRule | undefined;
  /** Called with the fault of the number: nothing was sent. */
  readonly onNumberFault: (message: string) => void;
};

/**
 * The code of a message and the button that has it sent. While the server's countdown runs, the
 * button says how long, also after the page was reloaded.
 */
export function SmsCodeField({
  purpose,
  number,
  rule,
  onNumberFault,
  ...props
}: SmsCodeFieldProps) {
  const t = useT('auth');
  const rules = useT('rules');
  const { seconds, begin } = useSmsCountdown(purpose, number);
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const lastAsked = useRef(-throttleMs);

  async function send(): Promise<void> {
    const now = performance.now();
    if (sending || seconds > 0 || now - lastAsked.current < throttleMs) return;
    const mobileNum = { ...(rule ?? anyMobile), enabled: true, required: true };
    const issue = checkForm({ mobileNum }, { ...number })[0];
    if (issue !== undefined) return onNumberFault(describeIssue(issue, rules));
    lastAsked.current = now;
    setSending(true);
    try {
      begin(await askForCode(purpose, number), number);
    } catch (error) {
      const refused = error instanceof ApiError ? error : null;
      const waits = (refused?.value as { seconds?: number } | undefined)?.seconds;
      if (refused !== null && waitCodes.has(refused.code)) begin(waits ?? 0, number);
      if (refused?.field?.startsWith('mobileN') === true) onNumberFault(refused.message);
      else setFault(error);
    } finally {
      setSending(false);
    }
  }

  const label = seconds > 0 ? t('sms.sent', { seconds }) : t('sms.send');
  return (
    <>
      <TextField
        {...props}
        className={css.sms}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        trailing={
          <Button
            kind="link"
            size="sm"
            disabled={seconds > 0}
            loading={sending}
            onClick={() => void send()}
          >
            {label}
          </Button>
        }
      />
      {purpose === 'provider' && <CaptchaWindow />}
      {fault !== null && <Warning onClose={() => setFault(null)}>{faultWords(fault)}</Warning>}
    </>
  );
}
