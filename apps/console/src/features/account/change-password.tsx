import { toasts } from '@arara/ui';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import { NewPassword } from '../session/new-password.tsx';
import css from '../staff/staff.module.css';

/** Another password for the own account; the form is empty again afterwards. */
export function ChangePassword() {
  const t = useT('console-staff');
  const [times, setTimes] = useState(0);
  const onDone = (): void => {
    toasts.show({ tone: 'good', title: t('me.password.done') });
    setTimes(times + 1);
  };
  return (
    <Panel title={t('me.password')} className={css.list}>
      <div className={css.inside}>
        <NewPassword key={times} text={t('me.password.text')} onDone={onDone} />
      </div>
    </Panel>
  );
}
