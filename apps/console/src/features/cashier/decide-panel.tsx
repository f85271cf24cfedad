import { Button, ButtonLink, CheckIcon, CloseIcon, Notice } from '@arara/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';
import { mayDecide } from '../../lib/decision-kinds.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { After } from './after.tsx';
import css from './cashier.module.css';
import { ProposeSheet } from './propose-sheet.tsx';
import { isTaken } from '../../lib/use-walk.ts';
import type { ToDecide, Word } from './words.ts';

interface DecidePanelProps {
  readonly file: ToDecide;
  /** The facts are from before the connection broke: nobody decides by them. */
  readonly isOld: boolean;
  readonly onDone: () => void;
  /** The facts about the member, below. */
  readonly children?: ReactNode;
}

/** The consequence first, then the words: a person proposes, another one confirms. */
export function DecidePanel({ file, isOld, onDone, children }: DecidePanelProps) {
  const t = useT('console-cashier');
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<Word | null>(null);
  const { words, open } = file;
  const own = words.filter(({ kind }) => mayDecide(self, 'propose', kind));
  const free = open.length === 0 && !isOld ? own : [];
  useWordKeys(free, setAsked);
  return (
    <Panel className={css.decide} title={t('decision')}>
      <div className={css.inside}>
        {words[0]?.consequence && (
          <After consequence={words[0].consequence} currency={file.currency} kind={words[0].kind} />
        )}
        {open.map((decision) => (
          <Notice key={decision.id}>
            {t('open', { by: decision.proposedBy, kind: t(`word.${decision.kind}`) })}
          </Notice>
        ))}
        {open.map((decision) => (
          <ButtonLink key={decision.id} full href={`/approvals/${decision.id}`}>
            {t('open.go')}
          </ButtonLink>
        ))}
        {free.map((word) => (
          <Button
            key={word.kind}
            full
            kind={word.key === 'a' ? 'primary' : 'danger'}
            icon={word.key === 'a' ? <CheckIcon /> : <CloseIcon />}
            onClick={() => setAsked(word)}
          >
            {t(`word.${word.kind}`)}
          </Button>
        ))}
        {free.length > 0 && <p className={css.small}>{t('second')}</p>}
        {words.length === 0 && <p className={css.small}>{t('nothing')}</p>}
        {words.length > 0 && own.length === 0 && <p className={css.small}>{t('readOnly')}</p>}
        {children}
      </div>
      {asked !== null && (
        <ProposeSheet word={asked} file={file} onClose={() => setAsked(null)} onDone={onDone} />
      )}
    </Panel>
  );
}

/** A and R open the confirmation of the word that they belong to. */
function useWordKeys(words: readonly Word[], ask: (word: Word) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const word = words.find(({ key }) => key === event.key.toLowerCase());
      if (word === undefined || isTaken(event)) return;
      event.preventDefault();
      ask(word);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [words, ask]);
}
