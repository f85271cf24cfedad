import { Button, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
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
  const [draft, setDraft] = useState<{ value: Value; seen: number } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const value = draft?.value ?? part.value;
  const isChanged = draft !== null && !sameValue(draft.value, part.value);
  const isOld = draft !== null && draft.seen !== part.version;
  const change = (next: Value): void =>
    setDraft({ value: next, seen: draft?.seen ?? part.version });
  const mayChange = may(self, 'games:catalogue:arrange');
  return (
    <div className={css.editor}>
      {mayChange && (
        <Panel title={title} className={css.panel}>
          <div className={css.fields}>
            <p className={css.quiet}>{text}</p>
            <Fields part={part} value={value} onChange={change} />
            {isOld && <Notice tone="warn">{t('shelf.old')}</Notice>}
            <div className={css.foot}>
              <Button kind="primary" disabled={!isChanged} onClick={() => setAsked(true)}>
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
        </ReasonSheet>
      )}
    </div>
  );
}

interface FieldsProps {
  readonly part: Part;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Fields({ part, value, onChange }: FieldsProps) {
  if (isHome(value)) return <HomeFields part={part} value={value} onChange={onChange} />;
  if (isGame(value)) return <MarkFields part={part} value={value} onChange={onChange} />;
  if (!isList(value)) return null;
  const list = part.part.slice('list:'.length);
  return <PinFields list={list} value={value} onChange={onChange} />;
}
