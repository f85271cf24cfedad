import { Button, Sheet } from '@arara/ui';
import { CopyText } from '../../components/copy-text.tsx';
import type { Answer } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import css from './shelves.module.css';

interface SecretSheetProps {
  readonly told: Answer<'takeVendorKey'>;
  readonly onClose: () => void;
}

/** Shows a secret that is told once: it lives in this sheet alone, and only its reader's own word closes it. */
export function SecretSheet({ told, onClose }: SecretSheetProps) {
  const t = useT('console-games');
  return (
    <Sheet
      open
      dismissable={false}
      onClose={onClose}
      title={t('key.secret')}
      footer={
        <Button full kind="primary" onClick={onClose}>
          {t('key.kept')}
        </Button>
      }
    >
      <div className={css.fields}>
        <p>{t('key.secret.text')}</p>
        <CopyText text={told.secret} label={t('key.copy')} />
        <p className={css.quiet}>{t('key.print', { print: told.fingerprint })}</p>
      </div>
    </Sheet>
  );
}
