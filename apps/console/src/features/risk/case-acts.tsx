import { Button, Select } from '@arara/ui';
import { useEffect, useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { isTaken } from '../../lib/use-walk.ts';
import css from './risk.module.css';
import type { CaseFile } from './words.ts';

type Act = 'take' | 'hand' | 'close' | 'reopen';
const keyOf: Readonly<Record<Act, string>> = { take: 't', hand: 'h', close: 'c', reopen: 'o' };
const outcomes = ['confirmed', 'unfounded', 'resolved', 'reported'] as const;

/** The acts upon a case, by a press or a key; the server asks for the same rights. */
export function CaseActs({ file, isOld }: { file: CaseFile; isOld: boolean }) {
  const t = useT('console-risk');
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<Act | null>(null);
  const mayWork = may(self, 'cases:case:work');
  const isMine = file.owner === self?.email;
  const fits: Readonly<Record<Act, boolean>> = {
    take: file.state === 'OPEN',
    close: file.state === 'TAKEN' && isMine,
    hand: file.state !== 'CLOSED',
    reopen: file.state === 'CLOSED',
  };
  const free = mayWork && !isOld ? (Object.keys(fits) as Act[]).filter((act) => fits[act]) : [];
  useActKeys(free, setAsked);
  return (
    <Panel title={t('acts')}>
      <div className={css.inside}>
        {free.map((act) => (
          <Button
            key={act}
            full
            kind={act === 'take' || act === 'close' ? 'primary' : 'neutral'}
            onClick={() => setAsked(act)}
          >
            {t(`do.${act}`)}
          </Button>
        ))}
        {!mayWork && <p className={css.quiet}>{t('readOnly')}</p>}
        {mayWork && file.state === 'TAKEN' && !isMine && (
          <p className={css.quiet}>{t('close.owner')}</p>
        )}
      </div>
      {asked !== null && <ActSheet act={asked} file={file} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

interface ActSheetProps {
  readonly act: Act;
  readonly file: CaseFile;
  readonly onClose: () => void;
}

function ActSheet({ act, file: { id, owner, colleagues }, onClose }: ActSheetProps) {
  const t = useT('console-risk');
  const others = colleagues.filter((email) => email !== owner);
  const [to, setTo] = useState(others[0] ?? '');
  const [outcome, setOutcome] = useState<(typeof outcomes)[number] | null>(null);
  const [isTried, setTried] = useState(false);
  const params = { id };
  const deeds: Readonly<Record<Act, (reason: string) => Promise<unknown>>> = {
    take: () => api('takeCase', { params, body: {} }),
    hand: (reason) => api('handCase', { params, body: { to, reason } }),
    close: async (reason) => {
      if (outcome !== null) await api('closeCase', { params, body: { outcome, reason } });
    },
    reopen: (reason) => api('reopenCase', { params, body: { reason } }),
  };
  return (
    <ReasonSheet
      title={t(`${act}.title`)}
      verb={t(`do.${act}`)}
      deed={deeds[act]}
      needsReason={act !== 'take'}
      check={() => {
        setTried(true);
        return act !== 'close' || outcome !== null;
      }}
      said={t(`${act}.done`)}
      onClose={onClose}
    >
      <p>{t(`${act}.text`)}</p>
      {act === 'hand' && (
        <Select
          label={t('hand.to')}
          value={to}
          options={others.map((email) => ({ value: email, label: email }))}
          onChange={({ target }) => setTo(target.value)}
        />
      )}
      {act === 'close' && (
        <Select
          label={t('close.outcome')}
          placeholder={t('close.outcome.choose')}
          error={isTried && outcome === null ? t('close.outcome.missing') : undefined}
          value={outcome ?? ''}
          options={outcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          onChange={({ target }) =>
            setOutcome(outcomes.find((value) => value === target.value) ?? null)
          }
        />
      )}
    </ReasonSheet>
  );
}

/** T takes, H hands over, C closes, O opens again. */
function useActKeys(acts: readonly Act[], ask: (act: Act) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = acts.find((one) => keyOf[one] === event.key.toLowerCase());
      if (act === undefined || isTaken(event)) return;
      event.preventDefault();
      ask(act);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [acts, ask]);
}
