import { Button, CopyIcon, DownloadIcon, Notice, toasts } from '@arara/ui';
import { useCopy } from '../../../lib/copy.ts';
import { useT } from '../../../lib/i18n.ts';
import { saveFile } from '../../../lib/save-file.ts';
import steps from '../../../components/steps.module.css';
import css from './factors.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes for the day when app and passkey are lost; they are told this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useT('factors');
  const text = codes.join('\n');
  const { shown, copy } = useCopy<HTMLUListElement>(text);
  async function tellCopied(): Promise<void> {
    if (await copy()) toasts.show({ tone: 'good', title: t('recovery.copied') });
  }
  return (
    <div className={steps.form}>
      <Notice tone="warn" title={t('recovery.once')}>
        {t('recovery.lead')}
      </Notice>
      <ul ref={shown} className={css.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.way}>
        <Button icon={<CopyIcon />} onClick={() => void tellCopied()}>
          {t('recovery.copy')}
        </Button>
        <Button icon={<DownloadIcon />} onClick={() => save(text)}>
          {t('recovery.save')}
        </Button>
      </div>
      <Button kind="primary" full onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </div>
  );
}

/** Puts the codes into a file of this device; they go nowhere else. */
const save = (text: string): void => saveFile('recovery-codes.txt', `${text}\n`, 'text/plain');
