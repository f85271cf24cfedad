import { Button, Modal } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import css from './play.module.css';

interface EndQuestionProps {
  readonly onStay: () => void;
  readonly onEnd: () => void;
}

/** Asked only while a round is open: nothing is lost, but it ends unseen. */
export function EndQuestion({ onStay, onEnd }: EndQuestionProps) {
  const t = useT('play');
  return (
    <Modal open onClose={onStay} title={t('end.title')} phone="card" size="sm">
      <p>{t('end.text')}</p>
      <div className={css.answers}>
        <Button kind="action" full data-autofocus onClick={onStay}>
          {t('end.stay')}
        </Button>
        <Button kind="outline" full onClick={onEnd}>
          {t('end.leave')}
        </Button>
      </div>
    </Modal>
  );
}
