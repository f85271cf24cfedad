import { railMostMax, railNameMax } from '@arara/contract/shelf-bounds.ts';
import type { RailName } from '@arara/contract/shelf-bounds.ts';
import { languageOf } from '@arara/i18n';
import { Select, TextField } from '@arara/ui';
import { currentLanguage, useT } from '../../lib/i18n.ts';
import type { Typed } from './drafts.ts';
import { OrderList } from './order-list.tsx';
import { railsLeft } from './shelf.ts';
import type { HomeValue, Part, Rail } from './shelf.ts';
import css from './shelves.module.css';

const usualMost = 12;

interface HomeFieldsProps {
  readonly part: Part;
  readonly value: HomeValue;
  readonly typed: Typed;
  readonly onChange: (value: HomeValue, typed: Typed) => void;
}

/** The rails of the first page: which, in which order, how many cards, and their names. */
export function HomeFields({ part, value: { rails }, typed, onChange }: HomeFieldsProps) {
  const t = useT('console-games');
  const left = railsLeft(rails);
  const put = (at: number, rail: Rail, next: Typed = typed): void =>
    onChange({ rails: rails.map((one, index) => (index === at ? rail : one)) }, next);
  return (
    <OrderList
      list={rails}
      keyOf={({ rail }) => rail}
      nameOf={({ rail }) => t(`rail.${rail}`)}
      onChange={(next, removed) =>
        onChange({ rails: next }, removed === undefined ? typed : untyped(typed, removed.rail))
      }
      below={(rail, at) => (
        <>
          <MostField
            rail={rail}
            typed={typed[rail.rail]}
            onType={(text) => put(at, rail, { ...typed, [rail.rail]: text })}
            onChange={(most) => put(at, { ...rail, most }, untyped(typed, rail.rail))}
          />
          <RailNames part={part} rail={rail} onChange={(next) => put(at, next)} />
        </>
      )}
    >
      {left.length > 0 && (
        <Select
          label={t('rail.add')}
          placeholder={t('rail.choose')}
          options={left.map((name) => ({ value: name, label: t(`rail.${name}`) }))}
          value=""
          onChange={({ target }) => {
            const name = left.find((one) => one === target.value);
            if (name !== undefined) onChange({ rails: [...rails, fresh(name)] }, typed);
          }}
        />
      )}
    </OrderList>
  );
}

const untyped = (typed: Typed, rail: RailName): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== rail));

const fresh = (rail: RailName): Rail => ({ rail, most: usualMost, names: {} });

interface MostFieldProps {
  readonly rail: Rail;
  /** The text of the field while it is no number that counts. */
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChange: (most: number) => void;
}

/** How many at most: any text can stand there while it is typed, and only a number that counts changes the rail. */
function MostField({ rail, typed, onType, onChange }: MostFieldProps) {
  const t = useT('console-games');
  return (
    <TextField
      type="number"
      min={1}
      max={railMostMax}
      label={t(rail.rail === 'brands' ? 'rail.shelves' : 'rail.most')}
      error={typed === undefined ? undefined : t('rail.most.wrong', { max: railMostMax })}
      value={typed ?? rail.most}
      onChange={({ target }) => {
        const most = Number(target.value);
        const counts = Number.isInteger(most) && most >= 1 && most <= railMostMax;
        if (counts) onChange(most);
        else onType(target.value);
      }}
    />
  );
}

interface RailNamesProps {
  readonly part: Part;
  readonly rail: Rail;
  readonly onChange: (rail: Rail) => void;
}

/** The name by language: an empty one shows the name that it falls back to. */
function RailNames({ part, rail, onChange }: RailNamesProps) {
  const t = useT('console-games');
  const own = Object.keys(rail.names).length;
  const put = (language: string, name: string): void => {
    const others = Object.entries(rail.names).filter(([tag]) => tag !== language);
    const next = name === '' ? others : [...others, [language, name] as const];
    onChange({ ...rail, names: Object.fromEntries(next) });
  };
  return (
    <details className={css.names}>
      <summary>{own === 0 ? t('rail.names') : t('rail.names.own', { count: own })}</summary>
      {part.languages.map((tag) => (
        <TextField
          key={tag}
          lang={tag}
          label={t('rail.name', { language: languageOf(tag)?.name ?? tag })}
          maxLength={railNameMax}
          value={rail.names[tag] ?? ''}
          placeholder={part.usualNames[rail.rail]?.[tag]}
          hint={
            rail.names[tag] === undefined && tag === currentLanguage()
              ? t('rail.name.fallback')
              : undefined
          }
          onChange={({ target }) => put(tag, target.value)}
        />
      ))}
    </details>
  );
}
