import { Button, DiceIcon, TrashIcon } from '@arara/ui';
import { faultOfLine } from '@arara/lottery/betting';
import type { Play } from '@arara/lottery/betting';
import { useState } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { start } from '../../../lib/start.ts';
import { betCost, inWords, oddsOfMark, priceOf, topPrize } from '../price.ts';
import { chance, quickPick } from '../quick-pick.ts';
import { emptySelection, isEmpty, lineOf, withRow } from '../selection.ts';
import { addLine, linesMax, useSlip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import css from './bet.module.css';
import { Places } from './places.tsx';
import { RowPad } from './row-pad.tsx';
import { Stepper } from './stepper.tsx';

interface LinePickerProps {
  readonly game: LotteryGame;
  readonly play: Play;
}

/** What can be marked on one line of a way to bet, what it costs, and its way to the slip. */
export function LinePicker({ game, play }: LinePickerProps) {
  const t = useT('lottery-bet');
  const faults = useT('lottery');
  const format = useFormat();
  const slip = useSlip(game.code);
  const [selection, setSelection] = useState(() => emptySelection(play));
  const [multiple, setMultiple] = useState(1);
  const terms = { unit: slip.unit, mode: modeOf(game.prizes, slip.mode) };
  const { currency } = start.settings;

  const fault = faultOfLine(play, selection);
  const line = lineOf(play, selection, multiple);
  const price = fault === null ? priceOf([line], terms) : null;
  const top = inWords(topPrize(game.prizes, play, { ...terms, multiple }), currency);
  const prize = format.money(top, currency);
  const places = play.type.price;
  const cost = betCost(play, { ...terms, multiple });
  // A bet on all places of a result costs as many stakes, and pays at each.
  const worth =
    places === 1
      ? t('top', { prize })
      : t('top.places', {
          prize,
          places,
          cost: cost === null ? '–' : format.money(inWords(cost, currency), currency),
        });
  const hint = fault === null ? null : faults(`fault.${fault.fault}`);
  const isFull = slip.lines.length >= linesMax;

  return (
    <div className={css.stack}>
      <p className={css.soft}>{worth}</p>
      {play.type.grammar.places !== undefined && (
        <Places
          grammar={play.type.grammar.places}
          marks={selection.places ?? []}
          onChange={(places) => setSelection({ ...selection, places })}
        />
      )}
      {play.type.grammar.rows.map((row, at) => (
        <RowPad
          key={row.name}
          row={row}
          marks={selection.rows[at] ?? []}
          onChange={(marks) => setSelection(withRow(selection, at, marks))}
          oddsOf={(mark) => oddsOfMark(game.prizes, play, row, mark)}
        />
      ))}
      <div className={css.pickBar}>
        <p className={css.soft} role="status">
          {price === null
            ? t('pick', { why: isEmpty(selection) ? t('pick.first') : (hint ?? '') })
            : t('bets', { count: price.unitBets })}{' '}
          {price !== null && price.stake !== null && (
            <b className={css.cost}>{format.money(inWords(price.stake, currency), currency)}</b>
          )}
        </p>
        <Stepper label={t('multiple')} value={multiple} max={9_999} onChange={setMultiple} />
        <div className={css.actions}>
          <Button icon={<DiceIcon />} onClick={() => setSelection(quickPick(play, chance))}>
            {t('quick')}
          </Button>
          <Button icon={<TrashIcon />} onClick={() => setSelection(emptySelection(play))}>
            {t('clear')}
          </Button>
        </div>
        <Button
          kind="primary"
          full
          disabled={isFull ? t('slip.full') : fault !== null}
          onClick={() => {
            addLine(game.code, line);
            setSelection(emptySelection(play));
          }}
        >
          {t('add')}
        </Button>
      </div>
    </div>
  );
}
