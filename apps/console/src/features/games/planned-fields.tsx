import { Segmented, TextField } from '@arara/ui';
import { useState } from 'react';
import { useBrand } from '../../lib/brand.ts';
import { useT } from '../../lib/i18n.ts';
import { instantAt } from '../../lib/local-time.ts';
import css from './shelves.module.css';

/** An end of a period: left open, or at the time that is typed, which may be half typed. */
interface End {
  readonly isAt: boolean;
  readonly local: string;
}
type Side = 'from' | 'until';
type Lack = 'short' | 'past' | 'order' | null;

const open: End = { isAt: false, local: '' };

/** From when to when: at once or later, and until a time or without an end. A half-typed time is never taken for none. */
export function usePlanned() {
  const zone = useBrand()?.timeZone ?? 'UTC';
  const [ends, setEnds] = useState<Readonly<Record<Side, End>>>({ from: open, until: open });
  const [isTried, setTried] = useState(false);
  const at = (side: Side): string | undefined =>
    (ends[side].isAt ? instantAt(zone, ends[side].local) : null) ?? undefined;
  const wish = { from: at('from'), until: at('until') };
  const lacks = {
    from: ends.from.isAt ? lackOf(wish.from) : null,
    until: ends.until.isAt ? lackOf(wish.until, wish.from) : null,
  };
  return {
    zone,
    ends,
    wish,
    lacks,
    isTried,
    put: (side: Side, end: End): void => setEnds({ ...ends, [side]: end }),
    check(): boolean {
      setTried(true);
      return lacks.from === null && lacks.until === null;
    },
  };
}

/** The fault of a time: it is not whole, it is over, or it does not come after the beginning. */
function lackOf(time: string | undefined, from?: string): Lack {
  if (time === undefined) return 'short';
  if (Date.parse(time) <= Date.now()) return 'past';
  return from !== undefined && time <= from ? 'order' : null;
}

type PlannedFieldsProps = Omit<ReturnType<typeof usePlanned>, 'wish' | 'check'>;

/** The choices of both ends, and the time of each that has one, in the zone of the brand. */
export function PlannedFields({ zone, ends, lacks, isTried, put }: PlannedFieldsProps) {
  const t = useT('console-games');
  return (['from', 'until'] as const).map((side) => {
    const { isAt, local } = ends[side];
    const lack = isTried || local !== '' ? lacks[side] : null;
    return (
      <div key={side} className={css.fields}>
        <span className={css.quiet} aria-hidden>
          {t(`maintenance.${side}`)}
        </span>
        <Segmented
          label={t(`maintenance.${side}`)}
          choices={(['open', 'at'] as const).map((value) => ({
            value,
            label: t(`maintenance.${side}.${value}`),
          }))}
          value={isAt ? 'at' : 'open'}
          onChange={(value) => put(side, { isAt: value === 'at', local })}
        />
        {isAt && (
          <TextField
            type="datetime-local"
            label={t(`maintenance.${side}.time`)}
            hint={t('maintenance.zone', { zone })}
            error={lack !== null ? t(`maintenance.lack.${lack}`) : undefined}
            value={local}
            onChange={({ target }) => put(side, { isAt, local: target.value })}
          />
        )}
      </div>
    );
  });
}
