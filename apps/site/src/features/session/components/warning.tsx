import { Button, Modal } from '@arara/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../lib/i18n.ts';
import css from './session.module.css';

interface WarningProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Something that did not work and has to be read before one goes on. */
export function Warning({ children, onClose }: WarningProps) {
  const t = useT('auth');
  // Outside the layer that it warns in, whose look is not its own.
  return createPortal(
    <Modal
      open
      onClose={onClose}
      title={t('warning')}
      closeLabel={t('close')}
      size="sm"
      phone="card"
    >
      <div className={css.form}>
        <p className={css.lead} role="alert">
          {children}
        </p>
        <Button kind="primary" full onClick={onClose} data-autofocus>
          {t('ok')}
        </Button>
      </div>
    </Modal>,
    document.body,
  );
}
