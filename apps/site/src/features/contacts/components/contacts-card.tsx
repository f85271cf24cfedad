import { Button, Card, MailIcon, Modal, PhoneIcon, Tag, toasts } from '@arara/ui';
import type { Member } from '@arara/contract';
import { useState } from 'react';
import type { ProofWants } from '../../../components/proven-form.tsx';
import { Row, Rows } from '../../../components/rows.tsx';
import { useT } from '../../../lib/i18n.ts';
import type { Contact } from '../confirmed.ts';
import { maskEmail, maskNumber } from '../mask.ts';
import { ContactForm } from './contact-form.tsx';
import type { NumberField } from './contact-form.tsx';
import steps from '../../../components/steps.module.css';
import css from './contacts.module.css';

type Kind = Contact['kind'];

interface ContactsCardProps {
  readonly member: Member;
  readonly wants: ProofWants;
  /** The field of a mobile number; null where no short messages can be sent. */
  readonly numberField: NumberField | null;
}

/** Where codes and notices go, and changing it. */
export function ContactsCard({ member, wants, numberField }: ContactsCardProps) {
  const t = useT('contacts');
  const ui = useT('ui');
  const [changing, setChanging] = useState<Kind | null>(null);
  const close = (): void => setChanging(null);
  const { email, emailConfirmed, mobileNum, mobileConfirmed } = member;
  const kind = changing ?? 'email';
  const stateOf = {
    email: stateFrom(email, emailConfirmed),
    mobile: stateFrom(mobileNum, mobileConfirmed),
  };
  return (
    <Card title={t('title')}>
      <p className={steps.lead}>{t('lead')}</p>
      <Rows className={css.list}>
        <ContactRow
          kind="email"
          text={email === null ? null : maskEmail(email)}
          state={stateOf.email}
          onChange={() => setChanging('email')}
        />
        <ContactRow
          kind="mobile"
          text={mobileNum === null ? null : maskNumber(mobileNum)}
          state={stateOf.mobile}
          onChange={numberField === null ? null : () => setChanging('mobile')}
        />
      </Rows>
      <Modal
        open={changing !== null}
        onClose={close}
        title={actionOf(kind, stateOf[kind], t)}
        closeLabel={ui('close')}
        size="sm"
      >
        {changing !== null && (
          <ContactForm
            kind={changing}
            first={firstOf(member, changing)}
            wants={wants}
            numberField={numberField}
            onDone={() => {
              toasts.show({
                tone: 'good',
                title: t(changing === 'email' ? 'email.done' : 'mobile.done'),
              });
              close();
            }}
          />
        )}
      </Modal>
    </Card>
  );
}

type ContactState = 'add' | 'confirm' | 'change';

function stateFrom(address: string | null, confirmed: boolean): ContactState {
  if (address === null) return 'add';
  return confirmed ? 'change' : 'confirm';
}

const actionOf = (kind: Kind, state: ContactState, t: (key: string) => string): string =>
  kind === 'email' ? t(`email.${state}`) : t(`mobile.${state}`);

/** An address that is not confirmed yet stands in the form already; a confirmed address gives way to another. */
function firstOf(member: Member, kind: Kind): string {
  if (kind === 'email') return member.emailConfirmed ? '' : (member.email ?? '');
  return member.mobileConfirmed ? '' : (member.mobileNum ?? '').replace(/^\+55/, '');
}

interface ContactRowProps {
  readonly kind: Kind;
  /** Null: none is known. */
  readonly text: string | null;
  readonly state: ContactState;
  readonly onChange: (() => void) | null;
}

function ContactRow({ kind, text, state, onChange }: ContactRowProps) {
  const t = useT('contacts');
  const rule = useT('rules');
  const Icon = kind === 'email' ? MailIcon : PhoneIcon;
  return (
    <Row
      icon={<Icon size={20} />}
      title={
        <>
          {rule(kind === 'email' ? 'label.email' : 'label.mobileNum')}
          {state === 'change' && <Tag tone="good">{t('confirmed')}</Tag>}
          {state === 'confirm' && <Tag tone="warn">{t('unconfirmed')}</Tag>}
        </>
      }
      notes={[text ?? t('none')]}
    >
      {onChange !== null && (
        <Button size="sm" kind="outline" aria-label={actionOf(kind, state, t)} onClick={onChange}>
          {t(state)}
        </Button>
      )}
    </Row>
  );
}
