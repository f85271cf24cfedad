import { Button, Sheet } from '@arara/ui';
import { FaultLine } from '../../../components/fault-line.tsx';
import { useT } from '../../../lib/i18n.ts';
import css from './play.module.css';

/** Hours, as the call takes them. */
export const pauseHours = [24, 72, 168, 720] as const;
export type PauseHours = (typeof pauseHours)[number];

interface PauseSheetProps {
  readonly onClose: () => void;
  readonly onPause: (hours: PauseHours) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Says what a pause means and starts it with one tap. */
export function PauseSheet({ onClose, onPause, isPending, error }: PauseSheetProps) {
  const t = useT('play');
  const ui = useT('ui');
  return (
    <Sheet open onClose={onClose} title={t('pause')} closeLabel={ui('close')}>
      <p className={css.lead}>{t('pause.text')}</p>
      <div className={css.lengths}>
        {pauseHours.map((hours) => (
          <Button key={hours} loading={isPending} onClick={() => onPause(hours)}>
            {t(`pause.h${hours}`)}
          </Button>
        ))}
      </div>
      <FaultLine error={error} />
    </Sheet>
  );
}
