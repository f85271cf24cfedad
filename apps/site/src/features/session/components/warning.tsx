import { Button, TriangleAlertIcon } from '@arara/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MessageDialog } from '../../../components/message-dialog.tsx';
import { useT } from '../../../lib/i18n.ts';

interface WarningProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Something that did not work and has to be read before one goes on. */
export function Warning({ children, onClose }: WarningProps) {
  const t = useT('auth');
  // Outside the layer that it warns in, whose look is not its own.
  return createPortal(
    <MessageDialog
      onClose={onClose}
      title={t('warning')}
      icon={<TriangleAlertIcon size={36} />}
      buttons={
        <Button kind="primary" full onClick={onClose} data-autofocus>
          {t('ok')}
        </Button>
      }
    >
      <p role="alert">{children}</p>
    </MessageDialog>,
    document.body,
  );
}
