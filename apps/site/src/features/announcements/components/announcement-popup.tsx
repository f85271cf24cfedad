import { Button, Modal } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { noticesQuery } from '../api/get-notices.ts';
import { firstUnseen, readSeen, rememberSeen } from '../seen.ts';
import { AnnouncementText } from './announcement-text.tsx';

/** Shows each pop-up announcement once on this device, one after the other. */
export default function AnnouncementPopup() {
  const t = useT('announcements');
  const ui = useT('ui');
  const { data } = useQuery(noticesQuery);
  const [seen, setSeen] = useState(readSeen);
  const shown = firstUnseen(data?.popup ?? [], seen);
  if (shown === null) return null;
  const close = (): void => {
    rememberSeen(shown.id);
    setSeen(readSeen());
  };
  return (
    <Modal
      open
      key={shown.id}
      onClose={close}
      title={t('popup')}
      closeLabel={ui('close')}
      phone="card"
      footer={
        <Button kind="action" full onClick={close}>
          {t('understood')}
        </Button>
      }
    >
      <AnnouncementText announcement={shown} />
    </Modal>
  );
}
