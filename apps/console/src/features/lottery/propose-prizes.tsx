import { Notice, Select, TextField } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { share } from '../../lib/percent.ts';
import css from './lottery.module.css';
import { usePlayNames } from './words.ts';
import type { Detail } from './words.ts';

type Table = Detail['prizes'];
type Preview = Value<'previewPrizes'>;

/** Other prizes in a draft: their consequence is worked out by the server while one types; two people decide. */
export function ProposePrizes({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const t = useT('console-lottery');
  const { code } = detail.game;
  const [draft, setDraft] = useState<Table>(detail.prizes);
  const table = useDeferredValue(draft);
  const query = useQuery({
    queryKey: ['lottery', code, 'preview', JSON.stringify(table)],
    queryFn: ({ signal }) =>
      api('previewPrizes', { params: { gameCode: code }, body: { table }, signal }),
  });
  return (
    <ReasonSheet
      title={t('propose.title', { name: detail.game.name })}
      verb={t('propose.do')}
      deed={(reason) =>
        api('proposeDecision', {
          body: { kind: 'prizes.change', subject: { game: code, table: draft }, reason },
        })
      }
      said={t('proposed')}
      onClose={onClose}
    >
      <p>{t('propose.text')}</p>
      {draft.family === 'LOTT' ? (
        <Modes table={draft} onChange={setDraft} />
      ) : (
        <Odds table={draft} onChange={setDraft} />
      )}
      <Answer query={query} rows={2}>
        {(preview) => <Consequence preview={preview} />}
      </Answer>
    </ReasonSheet>
  );
}

type ModeTable = Extract<Table, { family: 'LOTT' }>;
type OddsTable = Exclude<Table, { family: 'LOTT' }>;

function Modes({ table, onChange }: { table: ModeTable; onChange: (table: Table) => void }) {
  const t = useT('console-lottery');
  const field = (name: 'modeMin' | 'modeMax') => (
    <TextField
      label={t(name)}
      inputMode="numeric"
      maxLength={4}
      value={String(table[name])}
      onChange={({ target }) =>
        onChange({ ...table, [name]: Number(target.value.replaceAll(/\D/g, '')) })
      }
    />
  );
  return (
    <div className={css.two}>
      {field('modeMin')}
      {field('modeMax')}
    </div>
  );
}

function Odds({ table, onChange }: { table: OddsTable; onChange: (table: Table) => void }) {
  const t = useT('console-lottery');
  const names = usePlayNames();
  const plays = Object.keys(table.odds);
  const [play = plays[0] ?? '', setPlay] = useState<string>();
  const classes = table.odds[play] ?? {};
  return (
    <>
      <Select
        label={t('play')}
        value={play}
        options={plays.map((value) => ({ value, label: names.play(value) }))}
        onChange={({ target }) => setPlay(target.value)}
      />
      <div className={css.two}>
        {Object.entries(classes).map(([hit, odds]) => (
          <TextField
            key={hit}
            label={names.prize(hit)}
            inputMode="decimal"
            maxLength={14}
            value={odds}
            onChange={({ target }) =>
              onChange({
                ...table,
                odds: { ...table.odds, [play]: { ...classes, [hit]: target.value.trim() } },
              })
            }
          />
        ))}
      </div>
    </>
  );
}

/** The changes of the draft, value by value and in what comes back; or why it cannot be proposed. */
function Consequence({ preview: { faults, changes, returns } }: { preview: Preview }) {
  const t = useT('console-lottery');
  const names = usePlayNames();
  if (faults.length > 0) {
    return (
      <Notice tone="bad" title={t('faults')}>
        {faults.map(({ fault, play, class: hit }) => (
          <span key={`${fault} ${play} ${hit}`} className={css.fault}>
            {t(`fault.${fault}`)}{' '}
            {play !== null && names.value([play, hit].filter(Boolean).join(' '))}
          </span>
        ))}
      </Notice>
    );
  }
  if (changes.length === 0) return <p className={css.quiet}>{t('changes.none')}</p>;
  const said = (one: (typeof returns)[number]['before']): string =>
    one === null ? '—' : share(one.highest);
  return (
    <>
      <ul className={css.plainList}>
        {changes.map(({ name, change }) => (
          <li key={name}>
            {names.value(name)} <b className="num">{change}</b>
          </li>
        ))}
      </ul>
      <p>{t('returns.change', { count: returns.length })}</p>
      <ul className={css.plainList}>
        {returns.slice(0, shown).map(({ play, before, after }) => (
          <li key={play}>
            {names.play(play)}{' '}
            <b className="num">
              {said(before)} → {said(after)}
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A change of the mode touches every way to bet in the same measure. */
const shown = 8;
