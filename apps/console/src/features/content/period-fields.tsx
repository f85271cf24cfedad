import { Checkbox, TextField } from '@arara/ui';
import { useBrand } from '../../lib/brand.ts';
import { useT } from '../../lib/i18n.ts';
import css from './content.module.css';
import { instantAt, localOf } from '../../lib/local-time.ts';

interface Timed {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly position: number;
  readonly shown: boolean;
}

const positionMax = 1_000;

/** When a thing is shown, at which place, and whether at all. */
export function PeriodFields({
  content,
  put,
}: {
  content: Timed;
  put: (fields: Partial<Timed>) => void;
}) {
  const t = useT('console-content');
  const zone = useBrand()?.timeZone ?? 'UTC';
  const { startsAt, endsAt, position, shown } = content;
  return (
    <div className={css.fields}>
      <div className={css.pair}>
        <TextField
          type="datetime-local"
          label={t('field.startsAt')}
          hint={t('startsAt.hint')}
          value={localOf(zone, startsAt)}
          onChange={({ target }) => put({ startsAt: instantAt(zone, target.value) })}
        />
        <TextField
          type="datetime-local"
          label={t('field.endsAt')}
          hint={t('endsAt.hint')}
          value={localOf(zone, endsAt)}
          onChange={({ target }) => put({ endsAt: instantAt(zone, target.value) })}
        />
      </div>
      <TextField
        type="number"
        min={0}
        max={positionMax}
        label={t('field.position')}
        hint={t('position.hint')}
        value={position}
        onChange={({ target }) => {
          const place = Number(target.value);
          const isPlace = Number.isInteger(place) && place >= 0 && place <= positionMax;
          if (isPlace) put({ position: place });
        }}
      />
      <Checkbox checked={shown} onChange={({ target }) => put({ shown: target.checked })}>
        {t('field.shown')}
      </Checkbox>
    </div>
  );
}
