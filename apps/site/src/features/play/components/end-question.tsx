import { Button } from '@arara/ui';
import { MessageDialog } from '../../../components/message-dialog.tsx';
import { useT } from '../../../lib/i18n.ts';

interface EndQuestionProps {
  readonly onStay: () => void;
  readonly onEnd: () => void;
}

/** Asked only while a round is open: nothing is lost, but it ends unseen. */
export function EndQuestion({ onStay, onEnd }: EndQuestionProps) {
  const t = useT('play');
  return (
    <MessageDialog
      onClose={onStay}
      crossless
      title={t('end.title')}
      buttons={
        <>
          <Button kind="action" full data-autofocus onClick={onStay}>
            {t('end.stay')}
          </Button>
          <Button kind="outline" full onClick={onEnd}>
            {t('end.leave')}
          </Button>
        </>
      }
    >
      <p>{t('end.text')}</p>
    </MessageDialog>
  );
}
