import { Select, TextField } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useBrand } from '../../lib/brand.ts';
import { useT } from '../../lib/i18n.ts';
import { instantAt } from '../../lib/local-time.ts';
import type { Member } from './member.ts';

interface SheetProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Gives a rank of the club, for ever or until a day; ranks that turnover has passed are not offered. */
export function RankSheet({ member: { account, rank }, onClose }: SheetProps) {
  const t = useT('console-members');
  const zone = useBrand()?.timeZone ?? 'UTC';
  const [level, setLevel] = useState(rank.level);
  const [until, setUntil] = useState('');
  const give = (reason: string) => {
    // The last minute of the day, by the clock of the brand.
    const end = instantAt(zone, `${until}T23:59`);
    return api('staffSetRank', { params: { account }, body: { level, until: end, reason } });
  };
  const offered = rank.levels.filter((one) => one.level >= rank.earned);
  return (
    <ReasonSheet title={t('act.rank.title')} verb={t('act.rank')} deed={give} onClose={onClose}>
      <p>{t('act.rank.text')}</p>
      <Select
        label={t('rank')}
        value={String(level)}
        options={offered.map((one) => ({
          value: String(one.level),
          label: one.level === rank.earned ? t('rank.earned', { rank: one.label }) : one.label,
        }))}
        onChange={({ target }) => setLevel(Number(target.value))}
      />
      {level !== rank.earned && (
        <TextField
          label={t('rank.until')}
          hint={t('rank.until.hint')}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      )}
    </ReasonSheet>
  );
}
