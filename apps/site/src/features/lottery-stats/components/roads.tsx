import { Segmented } from '@arara/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import { kinds, outcomeOf, pavings, roadRows } from '../roads.ts';
import type { Cell, Kind, Outcome, Road } from '../roads.ts';
import type { Drawn } from '../drawn.ts';
import css from './stats.module.css';
import { Strip } from './strip.tsx';

const cell = 24;
const disc = 9;
/** So many outcomes are told to who hears the page. */
const spokenMax = 30;

interface RoadsProps {
  readonly roads: readonly Road[];
  readonly draws: readonly Drawn[];
}

/** Outcomes in the order of the draws, as people at the table write them down. */
export function Roads({ roads, draws }: RoadsProps) {
  const t = useT('lottery-stats');
  const [kind, setKind] = useState<Kind>('big');
  return (
    <>
      <Segmented
        label={t('road.kind')}
        onSurface
        value={kind}
        onChange={setKind}
        choices={kinds.map((value) => ({ value, label: t(`road.${value}`) }))}
      />
      {roads.map((road) => (
        <OneRoad key={road.words[0]} road={road} draws={draws} kind={kind} />
      ))}
    </>
  );
}

interface OneRoadProps {
  readonly road: Road;
  readonly draws: readonly Drawn[];
  readonly kind: Kind;
}

function OneRoad({ road, draws, kind }: OneRoadProps) {
  const t = useT('lottery-stats');
  const names = namesIn(useT('lottery-plays'));
  const outcomes = draws.toReversed().map(({ draw }) => outcomeOf(road, draw));
  const [first, second] = road.words.map(names.option);
  const wordOf = (outcome: Outcome): string =>
    (outcome === null ? t('road.neither') : [first, second][outcome]) ?? '';
  const countOf = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  // An outcome of neither that never came has no sign to be explained.
  const signs = ([0, 1, null] as const).filter((one) => one !== null || countOf(one) > 0);
  const cells = pavings[kind](outcomes);
  const columns = Math.max(1, ...cells.map(({ column }) => column + 1));
  const title = t('road.of', { first: first ?? '', second: second ?? '' });
  return (
    <div className={css.road}>
      <h3>
        {title} <small>{names.play(road.play.type.code)}</small>
      </h3>
      <ul className={css.legend}>
        {signs.map((outcome) => (
          <li key={outcome}>
            <svg width={cell} height={cell} aria-hidden>
              <Sign outcome={outcome} x={cell / 2} y={cell / 2} />
            </svg>
            {t('road.count', { word: wordOf(outcome), count: countOf(outcome) })}
          </li>
        ))}
      </ul>
      <Strip
        key={kind}
        label={title}
        width={columns * cell}
        height={roadRows * cell}
        squares={cell}
        spoken={t('road.spoken', {
          outcomes: outcomes.toReversed().slice(0, spokenMax).map(wordOf).join(', '),
        })}
      >
        {cells.map((one) => (
          <Mark key={`${one.column} ${one.row}`} cell={one} />
        ))}
      </Strip>
    </div>
  );
}

function Mark({ cell: { column, row, word, ties } }: { readonly cell: Cell }) {
  const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
  return (
    <g>
      <Sign outcome={word} x={x} y={y} />
      {ties > 0 && (
        <text className={clsx(css.ties, word === 0 && css.onDisc)} x={x} y={y}>
          {ties}
        </text>
      )}
    </g>
  );
}

/** The first word is a disc, the second a ring: told apart without their colours, too. */
function Sign({ outcome, x, y }: { outcome: Outcome; x: number; y: number }) {
  if (outcome === null) return <line className={css.neither} x1={x - 6} x2={x + 6} y1={y} y2={y} />;
  return <circle className={outcome === 0 ? css.disc : css.ring} cx={x} cy={y} r={disc} />;
}
