import { Button, Facts, TextField } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { saidOr, useFormat, useT } from '../../lib/i18n.ts';
import css from './lottery.module.css';
import type { IssueDetail } from './words.ts';

interface FormProps {
  readonly code: string;
  readonly detail: IssueDetail;
}

type Part = IssueDetail['parts'][number];

const numbersIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** True if a prize has all its numbers with all their digits. */
function isWhole({ count, digits }: Part, text: string): boolean {
  const numbers = numbersIn(text);
  return (
    numbers.length === count &&
    numbers.every((number) => /^\d+$/.test(number) && number.length === digits)
  );
}

/** A field for each prize, as the station tells them; the consequence is said before it counts. */
export function ResultForm({ code, detail }: FormProps) {
  const t = useT('console-lottery');
  const draws = useT('draws');
  /** The prize as the site calls it; a draw of another kind has names of its own. */
  const prize = (name: string): string => saidOr(draws, `prize.${name}`, name);
  const { parts, entering } = detail;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [source, setSource] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const wrong = parts.filter((part) => !isWhole(part, typed[part.name] ?? ''));
  const text = parts.map(({ name }) => `${name} ${numbersIn(typed[name] ?? '').join(' ')}`);
  const go = (): void => {
    setTried(true);
    setAsked(wrong.length === 0 && source.trim() !== '');
  };
  return (
    <div className={css.form}>
      {parts.map((part) => (
        <TextField
          key={part.name}
          label={prize(part.name)}
          hint={t('part.hint', { count: part.count, digits: part.digits })}
          inputMode="numeric"
          autoComplete="off"
          value={typed[part.name] ?? ''}
          error={
            isTried && wrong.includes(part)
              ? t('part.wrong', { count: part.count, digits: part.digits })
              : undefined
          }
          onChange={({ target }) => setTyped({ ...typed, [part.name]: target.value })}
        />
      ))}
      <TextField
        label={t('read.at')}
        hint={t('read.hint')}
        maxLength={200}
        autoComplete="off"
        value={source}
        error={isTried && source.trim() === '' ? t('read.missing') : undefined}
        onChange={({ target }) => setSource(target.value)}
      />
      <Button kind="primary" onClick={go}>
        {t(`${entering ?? 'result'}.check`)}
      </Button>
      {isAsked && (
        <Confirm
          code={code}
          detail={detail}
          text={text.join('\n')}
          source={source.trim()}
          onClose={() => setAsked(false)}
          onDone={() => {
            setTyped({});
            setSource('');
            setTried(false);
          }}
        />
      )}
    </div>
  );
}

interface ConfirmProps extends FormProps {
  readonly text: string;
  readonly source: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function Confirm({ code, detail, text, source, onClose, onDone }: ConfirmProps) {
  const t = useT('console-lottery');
  const { issue, entering, words } = detail;
  const isCorrection = entering === 'correction';
  const params = { gameCode: code, numero: issue.numero };
  const isSecond = words.some(({ isOwn }) => !isOwn);
  const kind = isCorrection ? 'correction' : 'result';
  return (
    <ReasonSheet
      title={t(`${kind}.title`, { numero: issue.numero })}
      verb={t(`${kind}.do`)}
      needsReason={isCorrection}
      deed={(reason) =>
        api('enterLotteryResult', {
          params,
          body: { text, source, reason: isCorrection ? reason : null },
        })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <pre className={css.result}>{text}</pre>
      <p>{t(isSecond ? `${kind}.second` : `${kind}.first`)}</p>
      {isCorrection && <Preview code={code} numero={issue.numero} text={text} />}
    </ReasonSheet>
  );
}

/** The figures of the correction before it, by the code that makes it. */
function Preview({ code, numero, text }: { code: string; numero: string; text: string }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const query = useQuery({
    queryKey: ['lottery', code, 'correction', numero, text],
    queryFn: ({ signal }) =>
      api('previewCorrection', { params: { gameCode: code, numero }, body: { text }, signal }),
  });
  return (
    <Answer query={query} rows={3}>
      {(figures) => (
        <>
          <Facts
            facts={[
              [
                t('touched'),
                t('of', {
                  part: format.number(figures.changed),
                  whole: format.number(figures.tickets),
                }),
              ],
              [
                t('winners'),
                t('from.to', {
                  from: format.number(figures.winnersBefore),
                  to: format.number(figures.winnersAfter),
                }),
              ],
              [t('paid.before'), format.money(figures.paidBefore, figures.currency)],
              [t('owed.after'), format.money(figures.owedAfter, figures.currency)],
              [t('to.pay'), format.money(figures.toPay, figures.currency)],
              [t('to.take'), format.money(figures.toTakeBack, figures.currency)],
            ]}
          />
          {figures.unread > 0 && <p>{t('unread', { count: figures.unread })}</p>}
          <p className={css.quiet}>{t('to.take.text')}</p>
        </>
      )}
    </Answer>
  );
}
