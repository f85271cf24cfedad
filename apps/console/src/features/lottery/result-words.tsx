import { Button, Notice, Tag } from '@arara/ui';
import { useState } from 'react';
import { Moment } from '../../components/moment.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './lottery.module.css';
import { ResultForm } from './result-form.tsx';
import type { IssueDetail } from './words.ts';

interface WordsProps {
  readonly code: string;
  readonly detail: IssueDetail;
}

/** The words of people about a result that is drawn elsewhere: two of them, independently, from two sources. */
export function ResultWords({ code, detail }: WordsProps) {
  const t = useT('console-lottery');
  const self = useSession((session) => session.self);
  const { words, voids, stand, entering, mayVoid, issue } = detail;
  const isSaid = words.length > 0 || voids.length > 0;
  if (issue.drawSource === 'own' || (entering === null && !mayVoid && !isSaid)) return null;
  const mayEnter = may(self, 'lottery:result:enter');
  const isOpen = words.some(({ result }) => result === null);
  return (
    <section>
      <h3>{t(entering === 'correction' ? 'correct' : 'words')}</h3>
      {stand === 'differs' && <Notice tone="bad">{t('words.differ')}</Notice>}
      {isOpen && <Notice>{t('words.blind')}</Notice>}
      {isSaid ? <Words detail={detail} /> : <p className={css.quiet}>{t('words.none')}</p>}
      {mayEnter && <Taken code={code} detail={detail} />}
      {mayEnter && entering !== null && <ResultForm key={entering} code={code} detail={detail} />}
      {mayEnter && mayVoid && <CallVoid code={code} detail={detail} />}
    </section>
  );
}

function Words({ detail: { words, voids } }: Pick<WordsProps, 'detail'>) {
  const t = useT('console-lottery');
  return (
    <ul className={css.plainList}>
      {words.map(({ by, isOwn, at, source, reason, result }) => (
        <li key={by}>
          <span className={css.name}>
            <b>{by}</b> {isOwn && <Tag tone="info">{t('own')}</Tag>}
          </span>
          <p className={css.quiet}>
            {source} · <Moment at={at} /> {reason !== null && reason !== '' && `· ${reason}`}
          </p>
          <code className={css.result}>{result ?? t('words.hidden')}</code>
        </li>
      ))}
      {voids.map(({ by, isOwn, reason }) => (
        <li key={by}>
          <span className={css.name}>
            <b>{by}</b> <Tag tone="warn">{t('void.word')}</Tag>{' '}
            {isOwn && <Tag tone="info">{t('own')}</Tag>}
          </span>
          <p className={css.quiet}>{reason}</p>
        </li>
      ))}
    </ul>
  );
}

/** The way back for who has said something, while nothing came of it. */
function Taken({ code, detail: { words, voids, issue, entering, mayVoid } }: WordsProps) {
  const t = useT('console-lottery');
  const [asked, setAsked] = useState<'result' | 'void' | null>(null);
  const about =
    (entering !== null && words.some(({ isOwn }) => isOwn) && 'result') ||
    (mayVoid && voids.some(({ isOwn }) => isOwn) && 'void') ||
    null;
  const params = { gameCode: code, numero: issue.numero };
  return (
    <>
      {about !== null && (
        <Button size="sm" onClick={() => setAsked(about)}>
          {t('withdraw.open')}
        </Button>
      )}
      {asked !== null && (
        <ReasonSheet
          title={t('withdraw.title')}
          verb={t('withdraw.do')}
          needsReason={false}
          deed={() => api('withdrawLotteryWord', { params, body: { about: asked } })}
          onClose={() => setAsked(null)}
        >
          <p>{t('withdraw.text')}</p>
        </ReasonSheet>
      )}
    </>
  );
}

function CallVoid({ code, detail: { issue, voids, currency } }: WordsProps) {
  const t = useT('console-lottery');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const params = { gameCode: code, numero: issue.numero };
  if (voids.some(({ isOwn }) => isOwn)) return null;
  return (
    <>
      <Button size="sm" kind="danger" onClick={() => setAsked(true)}>
        {t('void.open')}
      </Button>
      {isAsked && (
        <ReasonSheet
          title={t('void.title', { numero: issue.numero })}
          verb={t('void.do')}
          kind="danger"
          deed={(reason) => api('callLotteryVoid', { params, body: { reason } })}
          onClose={() => setAsked(false)}
        >
          <p>{t(voids.length === 0 ? 'void.first' : 'void.second')}</p>
          <p>
            <b>
              {t('void.money', {
                count: issue.tickets,
                stakes: format.money(issue.stakes, currency),
              })}
            </b>
          </p>
        </ReasonSheet>
      )}
    </>
  );
}
