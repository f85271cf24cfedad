import { Button, ButtonLink, TextField } from '@arara/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { PermissionList } from './permission-list.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { permissionsOf } from './staff.ts';
import type { Role } from './staff.ts';
import css from './staff.module.css';
import { useRoles } from './use-roles.ts';

const nameMax = 80;
const emailMax = 254;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An account for somebody new: one person proposes it, another agrees. */
export function NewAccount() {
  const t = useT('console-staff');
  return (
    <>
      <ButtonLink className={css.back} kind="link" href="/staff">
        {t('back')}
      </ButtonLink>
      <DeskHead title={t('new')} />
      <Answer query={useRoles()}>{({ roles }) => <Form roles={roles} />}</Answer>
    </>
  );
}

function Form({ roles }: { roles: readonly Role[] }) {
  const t = useT('console-staff');
  const navigate = useNavigate();
  const [wish, setWish] = useState({ name: '', email: '', roles: [] as string[] });
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const lacks = {
    name: wish.name.trim() === '',
    email: !emailShape.test(wish.email.trim()),
    roles: wish.roles.length === 0,
  };
  const errorOf = (field: keyof typeof lacks) =>
    isTried && lacks[field] ? t(`${field}.missing`) : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    setAsked(!Object.values(lacks).includes(true));
  };
  return (
    <Panel className={css.list}>
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={t('name')}
          autoComplete="off"
          maxLength={nameMax}
          value={wish.name}
          error={errorOf('name')}
          onChange={({ target }) => setWish({ ...wish, name: target.value })}
        />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          maxLength={emailMax}
          value={wish.email}
          error={errorOf('email')}
          onChange={({ target }) => setWish({ ...wish, email: target.value })}
        />
        <RoleBoxes
          roles={roles}
          chosen={wish.roles}
          error={errorOf('roles')}
          onChange={(chosen) => setWish({ ...wish, roles: chosen })}
        />
        <Button type="submit" kind="primary">
          {t('propose.open')}
        </Button>
      </form>
      {isAsked && (
        <ReasonSheet
          title={`${wish.name.trim()} · ${wish.email.trim()}`}
          verb={t('propose.open')}
          deed={(reason) =>
            api('proposeDecision', { body: { kind: 'staff.account.open', subject: wish, reason } })
          }
          said={t('proposed')}
          onClose={() => setAsked(false)}
          onDone={() => void navigate('/staff')}
        >
          <p>{t('propose.open.text', { email: wish.email.trim() })}</p>
          <PermissionList permissions={permissionsOf(roles, wish.roles)} />
        </ReasonSheet>
      )}
    </Panel>
  );
}
