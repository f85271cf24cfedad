import { Avatar, Bone, Button, TextField } from '@arara/ui';
import type { Member } from '@arara/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { iconsQuery, saveProfile } from '../api/profile.ts';
import css from './profile.module.css';

interface ProfileFormProps {
  readonly member: Member;
  readonly portraits: boolean;
  readonly onSaved: () => void;
}

/** The nickname and the portrait. */
export function ProfileForm({ member, portraits, onSaved }: ProfileFormProps) {
  const t = useT('profile');
  const first = member.nickname === member.account ? '' : member.nickname;
  const [nickname, setNickname] = useState(first);
  /** Undefined: as it was; empty: the initials. */
  const [icon, setIcon] = useState<string>();
  const [fault, setFault] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const ofName = fault !== null && faultCode(fault) === 'nickname.invalid';

  async function save(): Promise<void> {
    if (saving) return;
    setSaving(true);
    setFault(null);
    try {
      await saveProfile({ nickname: nickname.trim() === first ? undefined : nickname, icon });
      onSaved();
    } catch (error) {
      setFault(error);
      setSaving(false);
    }
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('nickname')}
        hint={t('nickname.hint')}
        autoComplete="nickname"
        maxLength={40}
        placeholder={member.account}
        value={nickname}
        error={ofName ? faultText(fault) : undefined}
        onChange={({ target }) => setNickname(target.value)}
      />
      {portraits && <Portraits member={member} chosen={icon} onChoose={setIcon} />}
      {fault !== null && !ofName && <FaultLine error={fault} />}
      <Button type="submit" kind="primary" full loading={saving}>
        {t('save')}
      </Button>
    </form>
  );
}

interface PortraitsProps {
  readonly member: Member;
  readonly chosen: string | undefined;
  readonly onChoose: (icon: string) => void;
}

function Portraits({ member, chosen, onChoose }: PortraitsProps) {
  const t = useT('profile');
  const query = useQuery(iconsQuery);
  return (
    <fieldset className={css.icons}>
      <legend>{t('portrait')}</legend>
      <QueryStates query={query} skeleton={<Bone h={216} />}>
        {({ url, icons }) => {
          const current = chosen ?? icons.find((one) => one.url === url)?.icon ?? '';
          return (
            <div className={css.grid}>
              {[{ icon: '', url: '' }, ...icons].map((one) => (
                <label key={one.icon} className={css.icon}>
                  <input
                    type="radio"
                    name="icon"
                    aria-label={t(one.icon === '' ? 'initials' : `icon.${one.icon}`)}
                    checked={one.icon === current}
                    onChange={() => onChoose(one.icon)}
                  />
                  <Avatar src={one.url} name={member.nickname} size={56} />
                </label>
              ))}
            </div>
          );
        }}
      </QueryStates>
    </fieldset>
  );
}
