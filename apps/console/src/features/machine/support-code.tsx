import { ButtonLink, TextField } from '@arara/ui';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import css from './machine.module.css';

/** The code that people are shown ends with the start of the request's id; programs hear the whole id. */
const code = /^(?:[a-z]{3}-\d{4}-)?([0-9a-f]{8}(?:(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?)$/;

/** The code that a member was shown with a fault leads to the lines of the log about that request. */
export function SupportCode({ logs }: { logs: string | null }) {
  const t = useT('console-machine');
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const id = code.exec(typed)?.[1];
  return (
    <Panel className={css.wide} title={t('support')}>
      <div className={css.inside}>
        <TextField
          label={t('support.code')}
          hint={t('support.hint')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={typed === '' || id !== undefined ? undefined : t('support.wrong')}
          onChange={({ target }) => setText(target.value)}
        />
        {id !== undefined && logs !== null && (
          <ButtonLink href={logs.replaceAll('{id}', id)}>{t('support.open')}</ButtonLink>
        )}
        {id !== undefined && logs === null && (
          <p>
            {t('support.search')} <code>{`"requestId":"${id}`}</code>
          </p>
        )}
      </div>
    </Panel>
  );
}
