import { Button, Card, KeyIcon, Modal } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import css from './security.module.css';

interface PasswordCardProps {
  /** A member who came by a provider has none yet and creates the first one here. */
  readonly hasPassword: boolean;
  /** The form; it is told how to close the layer it stands in. */
  readonly form: (done: () => void) => ReactNode;
}

/** Changing the password or creating the first one, and what changes with it. */
export function PasswordCard({ hasPassword, form }: PasswordCardProps) {
  const t = useT('account');
  const ui = useT('ui');
  const [open, setOpen] = useState(false);
  const action = t(hasPassword ? 'password.change' : 'password.create');
  const close = (): void => setOpen(false);
  return (
    <Card title={t('password.title')}>
      <p className={css.lead}>{t(hasPassword ? 'password.lead' : 'password.create.lead')}</p>
      <Button icon={<KeyIcon />} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Modal open={open} onClose={close} title={action} closeLabel={ui('close')} size="sm">
        {form(close)}
      </Modal>
    </Card>
  );
}
