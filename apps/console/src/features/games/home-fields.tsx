import { railMostMax, railNameMax } from '@arara/contract/shelf-bounds.ts';
import type { RailName } from '@arara/contract/shelf-bounds.ts';
import { languageOf } from '@arara/i18n';
import { Select, TextField } from '@arara/ui';
import { currentLanguage, useT } from '../../lib/i18n.ts';
import { OrderButtons } from './order-buttons.tsx';
import { moved, railsLeft, without } from './shelf.ts';
import type { HomeValue, Part, Rail } from './shelf.ts';
import css from './shelves.module.css';

const usualMost = 12;

interface HomeFieldsProps {
  readonly part: Part;
  readonly value: HomeValue;
  readonly onChange: (value: HomeValue) => void;
}

/** The rails of the first page: which, in which order, how many cards, and their names. */
export function HomeFields({ part, value: { rails }, onChange }: HomeFieldsProps) {
  const t = useT('console-games');
  const left = railsLeft(rails);
  const put = (at: number, rail: Rail): void =>
    onChange({ rails: rails.map((one, index) => (index === at ? rail : one)) });
  return (
    <>
      <ol className={css.rails}>
        {rails.map((rail, at) => (
          <li key={rail.rail}>
            <div className={css.line}>
              <b>{t(`rail.${rail.rail}`)}</b>
              <OrderButtons
                name={t(`rail.${rail.rail}`)}
                at={at}
                count={rails.length}
                onMove={(by) => onChange({ rails: moved(rails, at, by) })}
                onRemove={() => onChange({ rails: without(rails, at) })}
              />
            </div>
            <RailFields part={part} rail={rail} onChange={(next) => put(at, next)} />
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <Select
          label={t('rail.add')}
          placeholder={t('rail.choose')}
          options={left.map((name) => ({ value: name, label: t(`rail.${name}`) }))}
          value=""
          onChange={({ target }) => {
            const name = left.find((one) => one === target.value);
            if (name !== undefined) onChange({ rails: [...rails, fresh(name)] });
          }}
        />
      )}
    </>
  );
}

const fresh = (rail: RailName): Rail => ({ rail, most: usualMost, names: {} });

interface RailFieldsProps {
  readonly part: Part;
  readonly rail: Rail;
  readonly onChange: (rail: Rail) => void;
}

/** How many, and the name by language: an empty one shows the name that it falls back to. */
function RailFields({ part, rail, onChange }: RailFieldsProps) {
  const t = useT('console-games');
  const own = Object.keys(rail.names).length;
  const put = (language: string, name: string): void => {
    const others = Object.entries(rail.names).filter(([tag]) => tag !== language);
    const next = name === '' ? others : [...others, [language, name] as const];
    onChange({ ...rail, names: Object.fromEntries(next) });
  };
  return (
    <>
      <TextField
        type="number"
        min={1}
        max={railMostMax}
        label={t(rail.rail === 'brands' ? 'rail.shelves' : 'rail.most')}
        value={rail.most}
        onChange={({ target }) => {
          const most = Number(target.value);
          if (Number.isInteger(most) && most >= 1 && most <= railMostMax)
            onChange({ ...rail, most });
        }}
      />
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
    </>
  );
}
