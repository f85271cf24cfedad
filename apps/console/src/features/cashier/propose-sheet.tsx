import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { After } from './after.tsx';
import type { ToDecide, Word } from './words.ts';

interface ProposeSheetProps {
  readonly word: Word;
  readonly file: ToDecide;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says the consequence once more and asks for the reason; the next one comes up afterwards. */
export function ProposeSheet({ word, file, onClose, onDone }: ProposeSheetProps) {
  const t = useT('console-cashier');
  const format = useFormat();
  const { kind, subject, consequence } = word;
  return (
    <ReasonSheet
      title={t('propose.title', { what: t(`word.${kind}`) })}
      verb={t('propose')}
      kind={word.key === 'a' ? 'primary' : 'danger'}
      deed={(reason) => api('proposeDecision', { body: { kind, subject, reason } })}
      said={t('proposed')}
      {...{ onClose, onDone }}
    >
      <p>
        <b className="num">{format.money(file.amount, file.currency)}</b>
      </p>
      {consequence === null ? (
        <p>{t(`after.${kind}`)}</p>
      ) : (
        <After consequence={consequence} currency={file.currency} kind={kind} />
      )}
      <p>{t('second')}</p>
    </ReasonSheet>
  );
}
