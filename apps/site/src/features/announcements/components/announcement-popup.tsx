import { Button, Checkbox, Modal } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { noticesQuery } from '../api/get-notices.ts';
import { firstUnseen, readSeen, rememberSeen } from '../seen.ts';
import { AnnouncementText } from './announcement-text.tsx';
import css from './announcements.module.css';

/** Shows pop-up announcements one after the other, each once, or at each visit if so wished. */
export default function AnnouncementPopup() {
  const t = useT('announcements');
  const ui = useT('ui');
  const { data } = useQuery(noticesQuery);
  const [seen, setSeen] = useState(readSeen);
  const [forGood, setForGood] = useState(true);
  const shown = firstUnseen(data?.popup ?? [], seen);
  if (shown === null) return null;
  const close = (): void => {
    rememberSeen(shown.id, forGood);
    setSeen(readSeen());
    setForGood(true);
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
        <div className={css.answers}>
          <Checkbox checked={forGood} onChange={({ target }) => setForGood(target.checked)}>
            {t('never')}
          </Checkbox>
          <Button kind="action" full onClick={close}>
            {t('understood')}
          </Button>
        </div>
      }
    >
      <AnnouncementText announcement={shown} />
    </Modal>
  );
}
