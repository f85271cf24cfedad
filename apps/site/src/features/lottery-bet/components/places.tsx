import type { Play } from '@arara/lottery/betting';
import { useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import { toggled } from '../selection.ts';
import css from './bet.module.css';
import { Pad } from './pad.tsx';

interface PlacesProps {
  readonly grammar: NonNullable<Play['type']['grammar']['places']>;
  readonly marks: readonly number[];
  readonly onChange: (marks: readonly number[]) => void;
}

/** Names of the places of a number, from the left; a number of fewer digits has the last of them. */
const places = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'];

/** The places that a bet looks at. */
export function Places({ grammar: { of, min }, marks, onChange }: PlacesProps) {
  const t = useT('lottery-bet');
  const names = namesIn(useT('lottery-plays'));
  const choices = places
    .slice(-of)
    .map((place, at) => ({ mark: at, text: names.row(place), wide: true }));
  return (
    <fieldset className={css.row}>
      <legend>{t('places', { count: min })}</legend>
      <Pad choices={choices} marks={marks} onMark={(at) => onChange(toggled(marks, at, of))} />
    </fieldset>
  );
}
