import { Button, Segmented, Tag, TextArea, TextField } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useBrand } from '../../lib/brand.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import { DraftTag } from './draft-tag.tsx';
import { StaleNote } from './editor-foot.tsx';
import { instantAt, localOf } from '../../lib/local-time.ts';
import { PublishSheet } from './publish-sheet.tsx';
import type { Draft, Of, Site } from './thing.ts';
import { useStart } from './use-editor.ts';
import type { Start } from './use-editor.ts';
import { languageName } from './use-words.ts';

interface WritingProps {
  readonly site: Site;
  readonly start: Start;
}

/** Open or closed for maintenance; the end and the words are what visitors are told. */
export function MaintenancePanel({ site }: { site: Site }) {
  const start = useStart(site.maintenance);
  return <Maintenance key={start.turn} site={site} start={start} />;
}

function Maintenance({ site, start }: WritingProps) {
  const t = useT('console-content');
  const zone = useBrand()?.timeZone ?? 'UTC';
  const { draft, active, endsAt, message: said } = site.maintenance;
  const now = { active, endsAt, message: said };
  const drafted = draft?.item?.kind === 'maintenance' ? draft.item.content : now;
  const [message, setMessage] = useState(drafted.message);
  const [language, setLanguage] = useState(site.defaultLanguage);
  const [local, setLocal] = useState(localOf(zone, drafted.endsAt));
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
      {active && <ClosedUntil endsAt={endsAt} />}
      <DraftState draft={draft} start={start} />
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
        <MaintenanceDoors
          isClosed={now.active}
          isStale={start.isStale}
          onOpen={() => setNext({ active: false, endsAt: null, message: {} })}
          onClose={() => setNext({ active: true, ...written })}
        />
      </Writable>
      {next !== null && (
        <PublishSheet
          item={{ kind: 'maintenance', key: '', content: next }}
          before={{ kind: 'maintenance', key: '', content: now }}
          seen={start.seen}
          onClose={() => setNext(null)}
          onDone={start.done}
        />
      )}
    </Panel>
  );
}

interface MaintenanceDoorsProps {
  readonly isClosed: boolean;
  readonly isStale: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Closes the site; a closed one is opened, or says other words. */
function MaintenanceDoors({ isClosed, isStale, onOpen, onClose }: MaintenanceDoorsProps) {
  const t = useT('console-content');
  return (
    <div className={css.row}>
      {isClosed && (
        <Button kind="primary" disabled={isStale} onClick={onOpen}>
          {t('maintenance.open')}
        </Button>
      )}
      <Button kind={isClosed ? undefined : 'danger'} disabled={isStale} onClick={onClose}>
        {t(isClosed ? 'maintenance.words' : 'maintenance.close')}
      </Button>
    </div>
  );
}

const codes = (text: string): string[] => [...new Set(text.toUpperCase().match(/\b[A-Z]{2}\b/g))];

/** The countries that may come in. */
export function RegionsPanel({ site }: { site: Site }) {
  const start = useStart(site.regions);
  return <Regions key={start.turn} site={site} start={start} />;
}

function Regions({ site, start }: WritingProps) {
  const t = useT('console-content');
  const { draft, allowed: into, denied: out, unknown: rest } = site.regions;
  const now = { allowed: into, denied: out, unknown: rest };
  const drafted = draft?.item?.kind === 'regions' ? draft.item.content : now;
  const [allowed, setAllowed] = useState(drafted.allowed.join(' '));
  const [denied, setDenied] = useState(drafted.denied.join(' '));
  const [unknown, setUnknown] = useState(drafted.unknown);
  const [isAsked, setAsked] = useState(false);
  const content = { allowed: codes(allowed), denied: codes(denied), unknown };
  return (
    <Panel title={t('kind.regions')} className={css.form}>
      <DraftState draft={draft} start={start} />
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
          <Button kind="primary" disabled={start.isStale} onClick={() => setAsked(true)}>
            {t('publish')}
          </Button>
        </div>
      </Writable>
      {isAsked && (
        <PublishSheet
          item={{ kind: 'regions', key: '', content }}
          before={{ kind: 'regions', key: '', content: now }}
          seen={start.seen}
          onClose={() => setAsked(false)}
          onDone={start.done}
        />
      )}
    </Panel>
  );
}

interface DraftStateProps {
  readonly draft: Draft | null;
  readonly start: Start;
}

/** The draft that there is, or that somebody else wrote meanwhile. */
function DraftState({ draft, start }: DraftStateProps) {
  return (
    <>
      {draft !== null && <DraftTag draft={draft} />}
      {start.isStale && <StaleNote draft={draft} onAgain={start.again} />}
    </>
  );
}

/** The end that visitors of a closed site are told. */
function ClosedUntil({ endsAt }: { endsAt: string | null }) {
  const t = useT('console-content');
  const format = useFormat();
  if (endsAt === null) return null;
  return <p className={css.quiet}>{t('closed.until', { at: format.moment(endsAt) })}</p>;
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
