import { Button, ErrorState } from '@arara/ui';
import { ApiError } from '@arara/client';
import { faultNote } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import css from './fault.module.css';

interface GameFaultProps {
  readonly code: string;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

const words = {
  'game.unavailable': 'failed.gone',
  'view.unsupported': 'failed.old',
  'network.lost': 'failed.network',
  'network.malformed': 'failed.network',
  'view.missing': 'failed.network',
} as const;

/** Codes that opening the game once more cannot help. */
const final = new Set(['game.unavailable', 'view.unsupported']);

/** Stands where the game would be when its page says that it cannot begin. */
export function GameFault({ code, onRetry, onBack }: GameFaultProps) {
  const t = useT('play');
  const text = code in words ? words[code as keyof typeof words] : 'failed.text';
  return (
    <div className={css.fault}>
      <ErrorState
        title={t('failed.title')}
        text={t(text)}
        code={code in words ? undefined : faultNote(new ApiError({ code, status: 0, message: '' }))}
        actions={
          <>
            {!final.has(code) && (
              <Button kind="primary" onClick={onRetry}>
                {t('reload')}
              </Button>
            )}
            <Button onClick={onBack}>{t('back')}</Button>
          </>
        }
      />
    </div>
  );
}
