import { Modal } from '@arara/ui';
import { goOnSignedIn } from '../../../lib/after-sign-in.ts';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSecondStep } from '../../../lib/second-step.ts';
import { SecondStepForm } from './second-step-form.tsx';

/** The layer between the first step of a sign-in and the session. */
export default function SecondStepDialog() {
  const t = useT('factors');
  const ui = useT('ui');
  const { step } = useSecondStep();
  if (step === null) return null;
  return (
    <Modal open onClose={closeDialog} title={t('step.title')} closeLabel={ui('close')} size="sm">
      <SecondStepForm step={step} onDone={goOnSignedIn} />
    </Modal>
  );
}
