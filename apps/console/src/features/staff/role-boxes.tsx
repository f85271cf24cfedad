import { Checkbox } from '@arara/ui';
import { useId } from 'react';
import { useT } from '../../lib/i18n.ts';
import type { Role } from './staff.ts';
import css from './staff.module.css';

interface RoleBoxesProps {
  readonly roles: readonly Role[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (chosen: string[]) => void;
}

/** The roles that an account has, to tick; one that may do more than the reader cannot be given. */
export function RoleBoxes({ roles, chosen, error, onChange }: RoleBoxesProps) {
  const t = useT('console-staff');
  const shell = useT('console');
  const noteId = useId();
  const turn = (role: string, isOn: boolean): void =>
    onChange(isOn ? [...chosen, role].toSorted() : chosen.filter((one) => one !== role));
  return (
    <fieldset className={css.boxes} aria-describedby={error === undefined ? undefined : noteId}>
      <legend>{t('roles')}</legend>
      {roles.map(({ role, mayGive }) => (
        <Checkbox
          key={role}
          checked={chosen.includes(role)}
          disabled={!mayGive && !chosen.includes(role)}
          onChange={({ target }) => turn(role, target.checked)}
        >
          {shell(`role.${role}`)}
          {!mayGive && <small> · {t('roles.wider')}</small>}
        </Checkbox>
      ))}
      <p id={noteId} className={css.fault} role="status">
        {error}
      </p>
    </fieldset>
  );
}
