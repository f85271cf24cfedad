import { Button, Card, KeyIcon, Modal } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import css from './security.module.css';

interface PasswordCardProps {
  /** The form; it is told how to close the layer it stands in. */
  readonly form: (done: () => void) => ReactNode;
}

/** Changing the password, and what changes with it. */
export function PasswordCard({ form }: PasswordCardProps) {
  const t = useT('account');
  const ui = useT('ui');
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Card title={t('password.title')}>
      <p className={css.lead}>{t('password.lead')}</p>
      <Button icon={<KeyIcon />} onClick={() => setOpen(true)}>
        {t('password.change')}
      </Button>
      <Modal
        open={open}
        onClose={close}
        title={t('password.change')}
        closeLabel={ui('close')}
        size="sm"
      >
        {form(close)}
      </Modal>
    </Card>
  );
}
