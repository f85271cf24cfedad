import { Button, Segmented, Tag, TextArea, TextField } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useBrand } from '../../lib/brand.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import { DraftTag } from './draft-tag.tsx';
import { instantAt, localOf } from './local-time.ts';
import { PublishSheet } from './publish-sheet.tsx';
import { seenOf } from './thing.ts';
import type { Of, Site } from './thing.ts';
import { languageName } from './use-words.ts';

/** Open or closed for maintenance; the end and the words are what visitors are told. */
export function MaintenancePanel({ site }: { site: Site }) {
  const t = useT('console-content');
  const format = useFormat();
  const zone = useBrand()?.timeZone ?? 'UTC';
  const { base, draft, ...now } = site.maintenance;
  const [message, setMessage] = useState(now.message);
  const [language, setLanguage] = useState(site.defaultLanguage);
  const [local, setLocal] = useState(localOf(zone, now.endsAt));
  const [next, setNext] = useState<Of<'maintenance'> | null>(null);
  const words = Object.fromEntries(
    Object.entries(message).filter(([, said]) => said.trim() !== ''),
  );
  const written = { endsAt: instantAt(zone, local), message: words };
  return (
    <Panel
      title={t('kind.maintenance')}
      aside={
        <Tag tone={now.active ? 'bad' : 'good'}>{t(now.active ? 'is.closed' : 'is.open')}</Tag>
      }
      className={css.form}
    >
      {now.active && now.endsAt !== null && (
        <p className={css.quiet}>{t('closed.until', { at: format.moment(now.endsAt) })}</p>
      )}
      {draft !== null && <DraftTag draft={draft} />}
      <Writable>
        <TextField
          type="datetime-local"
          label={t('maintenance.end')}
          hint={t('maintenance.end.hint', { zone })}
          value={local}
          onChange={({ target }) => setLocal(target.value)}
        />
        <Segmented
          label={t('words.language')}
          choices={site.languages.map((tag) => ({
            value: tag,
            label: `${languageName(tag)}${words[tag] === undefined ? '' : ' ✓'}`,
          }))}
          value={language}
          onChange={setLanguage}
        />
        <TextArea
          rows={3}
          maxLength={500}
          lang={language}
          label={t('maintenance.message', { language: languageName(language) })}
          hint={t('maintenance.message.hint')}
          value={message[language] ?? ''}
          onChange={({ target }) => setMessage({ ...message, [language]: target.value })}
        />
        <div className={css.row}>
          {now.active && (
            <Button
              kind="primary"
              onClick={() => setNext({ active: false, endsAt: null, message: {} })}
            >
              {t('maintenance.open')}
            </Button>
          )}
          <Button
            kind={now.active ? undefined : 'danger'}
            onClick={() => setNext({ active: true, ...written })}
          >
            {t(now.active ? 'maintenance.words' : 'maintenance.close')}
          </Button>
        </div>
      </Writable>
      {next !== null && (
        <PublishSheet
          item={{ kind: 'maintenance', key: '', content: next }}
          before={{ kind: 'maintenance', key: '', content: now }}
          seen={seenOf({ base, draft })}
          onClose={() => setNext(null)}
        />
      )}
    </Panel>
  );
}

const codes = (text: string): string[] => [...new Set(text.toUpperCase().match(/\b[A-Z]{2}\b/g))];

/** The countries that may come in. */
export function RegionsPanel({ site }: { site: Site }) {
  const t = useT('console-content');
  const { base, draft, ...now } = site.regions;
  const [allowed, setAllowed] = useState(now.allowed.join(' '));
  const [denied, setDenied] = useState(now.denied.join(' '));
  const [unknown, setUnknown] = useState(now.unknown);
  const [isAsked, setAsked] = useState(false);
  const content = { allowed: codes(allowed), denied: codes(denied), unknown };
  return (
    <Panel title={t('kind.regions')} className={css.form}>
      {draft !== null && <DraftTag draft={draft} />}
      <Writable>
        <TextField
          label={t('field.allowed')}
          hint={t('regions.allowed.hint')}
          value={allowed}
          maxLength={800}
          onChange={({ target }) => setAllowed(target.value)}
        />
        <TextField
          label={t('field.denied')}
          hint={t('regions.denied.hint')}
          value={denied}
          maxLength={800}
          onChange={({ target }) => setDenied(target.value)}
        />
        <Segmented
          label={t('field.unknown')}
          choices={(['allow', 'deny'] as const).map((value) => ({
            value,
            label: t(`unknown.${value}`),
          }))}
          value={unknown}
          onChange={setUnknown}
        />
        <div className={css.row}>
          <Button kind="primary" onClick={() => setAsked(true)}>
            {t('publish')}
          </Button>
        </div>
      </Writable>
      {isAsked && (
        <PublishSheet
          item={{ kind: 'regions', key: '', content }}
          before={{ kind: 'regions', key: '', content: now }}
          seen={seenOf({ base, draft })}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}

/** Fields that only those may fill who may open and close the site. */
function Writable({ children }: { children: ReactNode }) {
  const self = useSession((session) => session.self);
  return (
    <fieldset className={css.fields} disabled={!may(self, 'content:site:switch')}>
      {children}
    </fieldset>
  );
}
