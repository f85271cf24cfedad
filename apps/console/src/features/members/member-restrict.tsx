import { exclusionMonths, pauseHours } from '@arara/contract/desk-choices.ts';
import { Segmented } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';

interface SheetProps {
  readonly account: string;
  readonly onClose: () => void;
  /** Everything that is open at the member. */
  readonly children: ReactNode;
}

const firstHours = pauseHours[0];
const firstMonths = exclusionMonths[0];

/** Pauses play and deposits at once, on the member's behalf. */
export function PauseSheet({ account, onClose, children }: SheetProps) {
  const t = useT('console-members');
  const [hours, setHours] = useState<(typeof pauseHours)[number]>(firstHours);
  return (
    <ReasonSheet
      title={t('act.pause.title')}
      verb={t('act.pause')}
      kind="danger"
      deed={(reason) => api('staffPauseMember', { params: { account }, body: { hours, reason } })}
      onClose={onClose}
    >
      <p>{t('act.pause.text')}</p>
      <Segmented
        label={t('pause.for')}
        choices={pauseHours.map((value) => ({
          value: String(value),
          label: t('days', { count: value / 24 }),
        }))}
        value={String(hours)}
        onChange={(value) => setHours(pauseHours.find((one) => String(one) === value) ?? hours)}
      />
      {children}
    </ReasonSheet>
  );
}

/** Excludes a member at once, on the member's behalf. */
export function ExcludeSheet({ account, onClose, children }: SheetProps) {
  const t = useT('console-members');
  const [months, setMonths] = useState<(typeof exclusionMonths)[number]>(firstMonths);
  return (
    <ReasonSheet
      title={t('act.exclude.title')}
      verb={t('act.exclude')}
      kind="danger"
      deed={(reason) =>
        api('staffExcludeMember', { params: { account }, body: { months, reason } })
      }
      onClose={onClose}
    >
      <p>{t('act.exclude.text')}</p>
      <Segmented
        label={t('exclude.for')}
        choices={exclusionMonths.map((value) => ({
          value: String(value),
          label: t('months', { count: value }),
        }))}
        value={String(months)}
        onChange={(value) =>
          setMonths(exclusionMonths.find((one) => String(one) === value) ?? months)
        }
      />
      {children}
    </ReasonSheet>
  );
}
