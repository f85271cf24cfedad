import { AgeMark, Button, ButtonLink, Modal } from '@arara/ui';
import { useState } from 'react';
import { paths } from '../config/paths.ts';
import { confirmAge } from '../lib/age.ts';
import { closeDialog } from '../lib/dialogs.ts';
import { useT } from '../lib/i18n.ts';
import { start } from '../lib/start.ts';

const { ageMinimum: age } = start.settings;

const stay = (): void => undefined;

/** Asks somebody if they are of age; a minor finds out about responsible play, and no game. */
export default function AgeGate() {
  const t = useT('ui');
  const [isYoung, setYoung] = useState(false);
  return (
    <Modal
      open
      dismissable={false}
      onClose={stay}
      title={t(isYoung ? 'age.young.title' : 'age.title', { age })}
      phone="card"
      size="sm"
      footer={
        isYoung ? (
          <ButtonLink kind="outline" full href={paths.responsible}>
            {t('footer.about')}
          </ButtonLink>
        ) : (
          <>
            <Button kind="primary" size="lg" full onClick={confirmAge}>
              {t('age.yes', { age })}
            </Button>
            <Button
              kind="link"
              full
              onClick={() => {
                setYoung(true);
                // The layer that was opened before the question came is not for them.
                closeDialog();
              }}
            >
              {t('age.no')}
            </Button>
          </>
        )
      }
    >
      <p>
        <AgeMark age={age} title={t('age', { age })} />{' '}
        {t(isYoung ? 'age.young.text' : 'age.text', { age })}
      </p>
    </Modal>
  );
}
