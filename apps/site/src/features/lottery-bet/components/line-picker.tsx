import { useDesk } from '@arara/ui';
import type { Play } from '@arara/lottery/betting';
import clsx from 'clsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { start } from '../../../lib/start.ts';
import { betCost, inWords, oddsOfMark, topPrize } from '../price.ts';
import { withRow } from '../selection.ts';
import { useSlip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import { useLine } from '../use-line.ts';
import css from './bet.module.css';
import { PickActions, PickBar } from './pick-bar.tsx';
import { Places } from './places.tsx';
import { RowPad } from './row-pad.tsx';
import { SlipBar } from './slip-bar.tsx';

interface LinePickerProps {
  readonly game: LotteryGame;
  readonly play: Play;
  /** Shows the slip where it does not stand beside. */
  readonly onSlip: () => void;
}

/** The marks of one line of a way to bet, its price, and its way to the slip. */
export function LinePicker({ game, play, onSlip }: LinePickerProps) {
  const desk = useDesk();
  const marking = useLine(game, play);
  const { selection, mark, multiple } = marking;
  return (
    <div className={clsx(css.stack, css.line)}>
      <Worth game={game} play={play} multiple={multiple} />
      {play.type.grammar.places !== undefined && (
        <Places
          grammar={play.type.grammar.places}
          marks={selection.places ?? []}
          onChange={(places) => mark({ ...selection, places })}
        />
      )}
      {play.type.grammar.rows.map((row, at) => (
        <RowPad
          key={row.name}
          row={row}
          marks={selection.rows[at] ?? []}
          onChange={(marks) => mark(withRow(selection, at, marks))}
          oddsOf={(one) => oddsOfMark(game.prizes, play, row, one)}
        />
      ))}
      {desk ? (
        <PickBar game={game} play={play} marking={marking} />
      ) : (
        <>
          <PickActions game={game} marking={marking} />
          <SlipBar game={game} play={play} marking={marking} onSlip={onSlip} />
        </>
      )}
    </div>
  );
}

interface WorthProps extends Pick<LinePickerProps, 'game' | 'play'> {
  readonly multiple: number;
}

/** The most that one bet can win, and its price where it covers several places of a result. */
function Worth({ game, play, multiple }: WorthProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const slip = useSlip(game.code);
  const { currency } = start.settings;
  const terms = { unit: slip.unit, mode: modeOf(game.prizes, slip.mode), multiple };
  const prize = format.money(inWords(topPrize(game.prizes, play, terms), currency), currency);
  const places = play.type.price;
  if (places === 1) return <p className={clsx(css.soft, css.worth)}>{t('top', { prize })}</p>;
  // A bet on all places of a result costs as many stakes, and pays at each. Told in two short lines: one
  // long sentence would be the largest text of the page, which is to be seen before its rules are here.
  const cost = betCost(play, terms);
  const price = cost === null ? '–' : format.money(inWords(cost, currency), currency);
  return (
    <div className={clsx(css.soft, css.worth)}>
      <p>{t('top.places', { places, cost: price })}</p>
      <p>{t('top.places.prize', { prize })}</p>
    </div>
  );
}
