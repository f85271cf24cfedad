import { Button, Notice } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import { PublishSheet } from './publish-sheet.tsx';
import { permissionOf, seenOf } from './thing.ts';
import type { Draft, Item, One, Seen } from './thing.ts';

interface EditorFootProps {
  readonly state: One;
  readonly item: Item;
  /** The state that the person saw when they began to write. */
  readonly seen: Seen;
  readonly onSeen: (seen: Seen) => void;
  /** Begins again with what is there now. */
  readonly onAgain: () => void;
  /** The fault that keeps it from being sent; null: it can be. */
  readonly lacks?: string | null;
}

/** Keeps, publishes or throws away what is written; says it where somebody else wrote meanwhile. */
export function EditorFoot(props: EditorFootProps) {
  const { state, item, seen, onSeen, onAgain, lacks = null } = props;
  const t = useT('console-content');
  const client = useQueryClient();
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<'publish' | 'drop' | null>(null);
  // The change that was just sent is not another person's.
  const [isDone, setDone] = useState(false);
  const now = seenOf(state);
  const isOther = now.base !== seen.base || now.revision !== seen.revision;
  const isStale = isOther && !isDone;
  const done = (): void => {
    setDone(true);
    onAgain();
  };
  const save = useMutation({
    mutationFn: () => api('saveContent', { body: { item, ...seen } }),
    onSuccess: ({ revision }) => onSeen({ ...seen, revision }),
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  if (!may(self, permissionOf(item.kind))) return null;
  return (
    <div className={css.foot}>
      <DraftNote state={state} isStale={isStale && !save.isPending} onAgain={onAgain} />
      {lacks !== null && <Notice tone="warn">{lacks}</Notice>}
      {save.error !== null && (
        <Notice tone="bad" announce>
          {faultText(save.error)}
        </Notice>
      )}
      <div className={css.row}>
        <Button
          kind="primary"
          disabled={lacks !== null || isStale}
          onClick={() => setAsked('publish')}
        >
          {t('publish')}
        </Button>
        <Button
          loading={save.isPending}
          disabled={lacks !== null || isStale}
          onClick={() => save.mutate()}
        >
          {t('save')}
        </Button>
        {state.draft !== null && (
          <Button kind="link" onClick={() => setAsked('drop')}>
            {t('drop')}
          </Button>
        )}
      </div>
      {asked === 'publish' && (
        <PublishSheet
          item={item}
          before={state.item}
          seen={seen}
          onClose={() => setAsked(null)}
          onDone={done}
        />
      )}
      {asked === 'drop' && <DropSheet state={state} onClose={() => setAsked(null)} onDone={done} />}
    </div>
  );
}

interface StaleNoteProps {
  readonly draft: Draft | null;
  readonly onAgain: () => void;
}

/** Somebody else wrote meanwhile. */
export function StaleNote({ draft, onAgain }: StaleNoteProps) {
  const t = useT('console-content');
  return (
    <Notice tone="warn" announce title={t('stale', { by: draft?.by ?? '—' })}>
      <Button size="sm" onClick={onAgain}>
        {t('again')}
      </Button>
    </Notice>
  );
}

/** The draft that there is, and whose; or that things are no longer as the person saw them. */
function DraftNote({
  state: { draft },
  isStale,
  onAgain,
}: Pick<EditorFootProps, 'state' | 'onAgain'> & { isStale: boolean }) {
  const t = useT('console-content');
  const format = useFormat();
  if (isStale) return <StaleNote draft={draft} onAgain={onAgain} />;
  if (draft === null) return null;
  const { by, at, publishAt, state, reason } = draft;
  if (state === 'SCHEDULED' && publishAt !== null) {
    return <Notice tone="info">{t('note.scheduled', { by, at: format.moment(publishAt) })}</Notice>;
  }
  if (reason !== null) return <Notice tone="info">{t('note.two', { by })}</Notice>;
  return <Notice>{t('note.draft', { by, at: format.moment(at) })}</Notice>;
}

/** Throws the draft away, as the person sees it now. */
function DropSheet({
  state: { kind, key, draft },
  onClose,
  onDone,
}: Pick<EditorFootProps, 'state'> & { onClose: () => void; onDone: () => void }) {
  const t = useT('console-content');
  const revision = draft?.revision ?? 0;
  return (
    <ReasonSheet
      title={t('drop.title')}
      verb={t('drop')}
      kind="danger"
      said={t('said.drop')}
      deed={(reason) => api('dropContent', { body: { kind, key, revision, reason } })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t('drop.text')}</p>
    </ReasonSheet>
  );
}
