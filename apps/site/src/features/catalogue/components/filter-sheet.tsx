import type { StartData } from '@arara/contract';
import { Button, Chip, MoneyField, Segmented, Sheet } from '@arara/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { anyGame, isStakeWish, sorts, stakeMax } from '../lobby-filter.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { useKindName } from '../use-kind-name.ts';
import css from './lobby.module.css';

type Category = StartData['categories'][number];

/** Stakes and lines that people ask for, in the currency of the site. */
const stakes = ['0.50', '1.00', '2.00', '5.00'];
const lines = [10, 20, 50];

interface FilterSheetProps {
  readonly onClose: () => void;
  readonly control: FilterControl;
  readonly cards: Category['cards'];
  readonly kinds: readonly string[];
  /** How many games fit now; null while it is being counted. */
  readonly total: number | null;
}

/** Every wish at once; the list behind answers each of them at once. */
export default function FilterSheet({ onClose, control, cards, kinds, total }: FilterSheetProps) {
  const t = useT('lobby');
  const ui = useT('ui');
  const format = useFormat();
  const kindName = useKindName();
  const { filter, set } = control;
  const count = total ?? 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters')}
      closeLabel={ui('close')}
      size="md"
      footer={
        <div className={css.actions}>
          <Button onClick={() => set({ ...anyGame, text: filter.text })}>{t('clear')}</Button>
          <Button kind="primary" loading={total === null} onClick={onClose}>
            {t('show', { count, shown: format.number(count) })}
          </Button>
        </div>
      }
    >
      <Group title={t('sort')}>
        <Segmented
          label={t('sort')}
          onSurface
          value={filter.sort}
          onChange={(sort) => set({ sort })}
          choices={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </Group>
      {cards.length > 1 && (
        <Group title={t('vendors')}>
          <Choices
            chosen={filter.vendor}
            choices={cards.map(({ vassalage, name }) => [vassalage, name])}
            onChoose={(vendor) => set({ vendor, tab: 'all' })}
          />
        </Group>
      )}
      {kinds.length > 1 && (
        <Group title={t('kinds')}>
          <Choices
            chosen={filter.kind}
            choices={kinds.map((kind) => [kind, kindName(kind)])}
            onChoose={(kind) => set({ kind, tab: 'all' })}
          />
        </Group>
      )}
      <Group title={t('stake')}>
        <Choices
          chosen={filter.stake}
          choices={stakes.map((stake) => [
            stake,
            t('stake.upTo', { amount: format.money(stake, start.settings.currency) }),
          ])}
          onChoose={(stake) => set({ stake, tab: 'all' })}
        />
        <OwnStake control={control} />
      </Group>
      <Group title={t('lines')}>
        <Choices
          chosen={filter.lines === 0 ? '' : String(filter.lines)}
          choices={lines.map((least) => [
            String(least),
            t('lines.from', { least: format.number(least) }),
          ])}
          onChoose={(least) => set({ lines: Number(least), tab: 'all' })}
        />
      </Group>
    </Sheet>
  );
}

/** An amount of one's own; one that nobody could stake is refused and changes nothing. */
function OwnStake({ control }: { readonly control: FilterControl }) {
  const t = useT('lobby');
  const format = useFormat();
  const language = useLanguage();
  const { filter, set } = control;
  const isPreset = stakes.includes(filter.stake);
  const [typed, setTyped] = useState(isPreset ? '' : filter.stake);
  const isRefused = typed !== '' && !isStakeWish(typed);
  const amount = (decimal: string): string => format.money(decimal, start.settings.currency);
  return (
    <MoneyField
      className={css.stake}
      label={t('stake.own')}
      symbol={start.settings.currencySymbol}
      locale={language}
      value={isPreset ? '' : typed}
      maxLength={12}
      error={
        isRefused ? t('stake.bounds', { least: amount('0.01'), most: amount(stakeMax) }) : undefined
      }
      onChange={(stake) => {
        setTyped(stake);
        if (stake === '' || isStakeWish(stake)) set({ stake, tab: 'all' });
      }}
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface ChoicesProps {
  readonly chosen: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

/** One of a few, or none: pressing the chosen one again lets it go. */
const Choices = ({ chosen, choices, onChoose }: ChoicesProps) => (
  <div className={css.wrap}>
    {choices.map(([value, name]) => (
      <Chip
        key={value}
        on={value === chosen}
        onClick={() => onChoose(value === chosen ? '' : value)}
      >
        {name}
      </Chip>
    ))}
  </div>
);
