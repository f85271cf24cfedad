import { Modal } from '@arara/ui';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import { AppGuide } from './app-guide.tsx';
import css from './download.module.css';

/** How to get the app, over the page one is on. */
export default function DownloadModal() {
  const t = useT('download');
  const ui = useT('ui');
  return (
    <Modal open onClose={closeDialog} title={t('title')} closeLabel={ui('close')} size="lg">
      <p className={css.lead}>{t('lead')}</p>
      <AppGuide />
    </Modal>
  );
}
