import { Button, Modal } from '@arara/ui';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import { isApple } from '../../../lib/can-install.ts';
import { askInstall } from '../../../lib/install-offer.ts';
import { useInstall } from '../../../lib/install.ts';
import { start } from '../../../lib/start.ts';
import css from './install.module.css';

const steps = [1, 2, 3, 4] as const;

/** How the site gets onto the home screen of this device, step by step. */
export default function InstallModal() {
  const t = useT('install');
  const ui = useT('ui');
  const event = useInstall((state) => state.event);
  const system = isApple(navigator.userAgent) ? 'ios' : 'android';
  return (
    <Modal
      open
      onClose={closeDialog}
      title={ui('install.title', { site: start.settings.siteName })}
      closeLabel={ui('close')}
      phone="card"
      footer={
        event !== null && (
          <Button kind="primary" full onClick={() => void askInstall().then(closeDialog)}>
            {ui('install.do')}
          </Button>
        )
      }
    >
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <b aria-hidden>{step}</b>
            <span>{t(`step.${system}.${step}`)}</span>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
