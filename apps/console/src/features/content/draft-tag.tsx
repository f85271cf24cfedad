import { Tag } from '@arara/ui';
import type { Tone } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import type { Draft } from './thing.ts';

const tones: Readonly<Record<Draft['state'], Tone>> = {
  DRAFT: 'mute',
  SCHEDULED: 'info',
  FAILED: 'bad',
};

/** A draft as a word: being written, waiting for its hour, or not published and why. */
export function DraftTag({ draft }: { draft: Pick<Draft, 'state' | 'reason' | 'failure'> }) {
  const t = useT('console-content');
  const { state, reason, failure } = draft;
  // A draft with a reason is one that waits for the other person.
  const word = state === 'DRAFT' && reason !== null ? 'two' : state;
  return (
    <Tag tone={word === 'two' ? 'warn' : tones[state]}>
      {t(`draft.${word}`)}
      {failure === 'content.changed' && ` · ${t('failure.changed')}`}
    </Tag>
  );
}
