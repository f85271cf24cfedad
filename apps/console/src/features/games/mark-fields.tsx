import { kindsMax, marks } from '@arara/contract/shelf-bounds.ts';
import { Checkbox, Select } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import type { GameValue, Part } from './shelf.ts';
import css from './shelves.module.css';

interface MarkFieldsProps {
  readonly part: Part;
  readonly value: GameValue;
  readonly onChange: (value: GameValue) => void;
}

/** The marks of a title, and the kinds under which the lobby has it. */
export function MarkFields({ part, value, onChange }: MarkFieldsProps) {
  const t = useT('console-games');
  const { kinds } = value;
  const options = marks.map((mark) => ({ value: mark, label: t(`mark.${mark}`) }));
  const markOf = (text: string) => marks.find((mark) => mark === text) ?? 'auto';
  const turn = (kind: string, on: boolean): void => {
    const others = (kinds ?? []).filter((one) => one !== kind);
    onChange({ ...value, kinds: on ? [...others, kind] : others });
  };
  return (
    <>
      <div className={css.pair}>
        <Select
          label={t('mark.hot')}
          options={options}
          value={value.hot}
          onChange={({ target }) => onChange({ ...value, hot: markOf(target.value) })}
        />
        <Select
          label={t('mark.fresh')}
          options={options}
          value={value.fresh}
          onChange={({ target }) => onChange({ ...value, fresh: markOf(target.value) })}
        />
      </div>
      <Checkbox
        checked={kinds === null}
        onChange={({ target }) => onChange({ ...value, kinds: target.checked ? null : [] })}
      >
        {t('kinds.own')}
      </Checkbox>
      {kinds !== null && (
        <fieldset className={css.kinds}>
          <legend>{t('kinds')}</legend>
          {part.kinds.map(({ kind, name }) => (
            <Checkbox
              key={kind}
              checked={kinds.includes(kind)}
              disabled={!kinds.includes(kind) && kinds.length >= kindsMax}
              onChange={({ target }) => turn(kind, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
}
