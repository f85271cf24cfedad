import { ButtonLink, TextField } from '@arara/ui';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import css from './machine.module.css';

const code = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The code that a member was shown with a fault leads to the lines of the log about that request. */
export function SupportCode({ logs }: { logs: string | null }) {
  const t = useT('console-machine');
  const [text, setText] = useState('');
  const id = text.trim().toLowerCase();
  const isCode = code.test(id);
  return (
    <Panel className={css.wide} title={t('support')}>
      <div className={css.inside}>
        <TextField
          label={t('support.code')}
          hint={t('support.hint')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={id === '' || isCode ? undefined : t('support.wrong')}
          onChange={({ target }) => setText(target.value)}
        />
        {isCode && logs !== null && (
          <ButtonLink href={logs.replaceAll('{id}', id)}>{t('support.open')}</ButtonLink>
        )}
        {isCode && logs === null && (
          <p>
            {t('support.search')} <code>{`"requestId":"${id}"`}</code>
          </p>
        )}
      </div>
    </Panel>
  );
}
