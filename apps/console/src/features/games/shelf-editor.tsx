import { Button, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { useDraft } from './drafts.ts';
import type { Typed } from './drafts.ts';
import { HomeFields } from './home-fields.tsx';
import { MarkFields } from './mark-fields.tsx';
import { PinFields } from './pin-fields.tsx';
import { isGame, isHome, isList, sameValue } from './shelf.ts';
import type { Part, Value } from './shelf.ts';
import { ShelfPreview } from './shelf-preview.tsx';
import { ShelfVersions } from './shelf-versions.tsx';
import css from './shelves.module.css';

interface ShelfEditorProps {
  readonly part: string;
  readonly title: string;
  readonly text: string;
}

/** A part of how the site shows its games: its fields, how the rows will look, and its versions. */
export function ShelfEditor({ part: name, title, text }: ShelfEditorProps) {
  const query = useQuery({
    queryKey: ['shelf', name],
    queryFn: ({ signal }) => api('shelfPart', { params: { part: name }, signal }),
    refetchInterval: looks.desk,
  });
  return (
    <Answer query={query} rows={6}>
      {(part) => <Editor key={name} part={part} title={title} text={text} />}
    </Answer>
  );
}

function Editor({ part, title, text }: { part: Part; title: string; text: string }) {
  const t = useT('console-games');
  const self = useSession((session) => session.self);
  const { draft, setDraft } = useDraft(part.part);
  const [isAsked, setAsked] = useState(false);
  const value = draft?.value ?? part.value;
  const typed = draft?.typed ?? {};
  const isChanged = draft !== null && !sameValue(draft.value, part.value);
  const isOld = draft !== null && draft.seen !== part.version;
  const isWrong = Object.keys(typed).length > 0;
  const change = (next: Value, nextTyped: Typed): void =>
    setDraft({ value: next, seen: draft?.seen ?? part.version, typed: nextTyped });
  const publishOver = (): void => {
    if (draft === null) return;
    setDraft({ ...draft, seen: part.version });
    setAsked(true);
  };
  const conflict = isOld && (
    <Conflict part={part} isReady={isChanged && !isWrong} onOver={publishOver} />
  );
  const mayChange = may(self, 'games:catalogue:arrange');
  return (
    <div className={css.editor}>
      {mayChange && (
        <Panel title={title} className={css.panel}>
          <div className={css.fields}>
            <p className={css.quiet}>{text}</p>
            <Fields part={part} value={value} typed={typed} onChange={change} />
            {!isAsked && conflict}
            <div className={css.foot}>
              <Button
                kind="primary"
                disabled={!isChanged || isWrong || isOld}
                onClick={() => setAsked(true)}
              >
                {t('shelf.keep')}
              </Button>
              {draft !== null && (
                <Button kind="outline" onClick={() => setDraft(null)}>
                  {t('shelf.drop')}
                </Button>
              )}
            </div>
          </div>
        </Panel>
      )}
      <Panel title={isChanged ? t('preview.will') : t('preview.now')} className={css.panel}>
        <ShelfPreview part={part.part} value={value} />
      </Panel>
      <ShelfVersions part={part} />
      {isAsked && draft !== null && (
        <ReasonSheet
          title={title}
          verb={t('shelf.keep')}
          isOpen={!isOld}
          deed={(reason) =>
            api('arrangeShelf', {
              body: { arranged: { part: part.part, value }, seen: draft.seen, reason },
            })
          }
          said={t('shelf.kept')}
          onClose={() => setAsked(false)}
          onDone={() => setDraft(null)}
        >
          <p>{t('shelf.text')}</p>
          <ShelfPreview part={part.part} value={value} />
          {conflict}
        </ReasonSheet>
      )}
    </div>
  );
}

interface ConflictProps {
  readonly part: Part;
  /** The draft can be published as it stands. */
  readonly isReady: boolean;
  readonly onOver: () => void;
}

/** Another person was faster: it shows what is in force, and only a press on its button lets the draft go over it. */
function Conflict({ part, isReady, onOver }: ConflictProps) {
  const t = useT('console-games');
  const { moment } = useFormat();
  const inForce = part.versions.find(({ version }) => version === part.version);
  return (
    <div className={css.fields}>
      <Notice tone="warn" announce>
        {t('shelf.old')}
      </Notice>
      <section className={css.fields} aria-label={t('shelf.old.inForce')}>
        <p>
          <b>{t('shelf.old.inForce')}</b>{' '}
          {inForce !== undefined && (
            <small className={css.quiet}>
              {[moment(inForce.at), inForce.by, inForce.reason].join(' · ')}
            </small>
          )}
        </p>
        <ShelfPreview part={part.part} value={part.value} isInForce />
      </section>
      <Button
        kind="outline"
        disabled={!isReady}
        onClick={({ currentTarget }) => {
          // The button goes with the conflict: the focus stays in the sheet.
          currentTarget.closest('dialog')?.focus();
          onOver();
        }}
      >
        {t('shelf.over')}
      </Button>
    </div>
  );
}

interface FieldsProps {
  readonly part: Part;
  readonly value: Value;
  readonly typed: Typed;
  readonly onChange: (value: Value, typed: Typed) => void;
}

function Fields({ part, value, typed, onChange }: FieldsProps) {
  if (isHome(value))
    return <HomeFields part={part} value={value} typed={typed} onChange={onChange} />;
  const put = (next: Value): void => onChange(next, {});
  if (isGame(value)) return <MarkFields part={part} value={value} onChange={put} />;
  if (!isList(value)) return null;
  const list = part.part.slice('list:'.length);
  return <PinFields list={list} value={value} onChange={put} />;
}
