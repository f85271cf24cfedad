import { Avatar, Button, Card, EditIcon, Modal, toasts } from '@arara/ui';
import type { Member } from '@arara/contract';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { BoardSwitch } from './board-switch.tsx';
import { ProfileForm } from './profile-form.tsx';
import css from './profile.module.css';

interface ProfileCardProps {
  readonly member: Member;
  /** True if the operator offers portraits. */
  readonly portraits: boolean;
}

/** How one looks and is called here, and whether others see one's prizes. */
export function ProfileCard({ member, portraits }: ProfileCardProps) {
  const t = useT('profile');
  const ui = useT('ui');
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { nickname, account, avatarUrl } = member;
  return (
    <Card>
      <div className={css.head}>
        <Avatar src={avatarUrl} name={nickname} size={64} />
        <p className={css.name}>
          <b>{nickname}</b>
          <small>{nickname === account ? t('lead') : account}</small>
        </p>
        <Button size="sm" kind="outline" icon={<EditIcon />} onClick={() => setOpen(true)}>
          {t('edit')}
        </Button>
      </div>
      <div id="quem-ganhou" className={css.board}>
        <BoardSwitch member={member} />
      </div>
      <Modal open={open} onClose={close} title={t('title')} closeLabel={ui('close')} size="sm">
        <ProfileForm
          member={member}
          portraits={portraits}
          onSaved={() => {
            toasts.show({ tone: 'good', title: t('saved') });
            close();
          }}
        />
      </Modal>
    </Card>
  );
}
