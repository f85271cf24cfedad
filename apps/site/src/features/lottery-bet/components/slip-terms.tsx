import { Segmented } from '@arara/ui';
import { rebateOf, stakeUnits } from '@arara/lottery/betting';
import type { Minor } from '@arara/money';
import { useId } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { playOf } from '../../../lib/lottery-rules.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { start } from '../../../lib/start.ts';
import { inWords, possiblePrize, rebateOn, wholeBet } from '../price.ts';
import { changeSlip, useSlip } from '../slips.ts';
import type { Slip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import css from './bet.module.css';

export interface SlipTermsProps {
  readonly game: LotteryGame;
  /** The price of the slip; null where it has no whole price. */
  readonly stake: Minor | null;
}

/** The worth of one bet, and how much of the prizes is taken as a rebate instead. */
export function SlipTerms({ game, stake }: SlipTermsProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const slip = useSlip(game.code);
  const { currency } = start.settings;
  return (
    <>
      <div className={css.terms}>
        <b>{t('unit')}</b>
        <Segmented
          label={t('unit')}
          onSurface
          value={slip.unit}
          onChange={(unit) => changeSlip(game.code, () => ({ unit }))}
          choices={stakeUnits.map((unit) => ({ value: unit, label: format.number(Number(unit)) }))}
        />
        <p className={css.soft}>
          {t(coversPlaces(slip) ? 'unit.hint.places' : 'unit.hint', {
            whole: format.money(inWords(wholeBet(), currency), currency),
          })}
        </p>
      </div>
      {game.prizes.family === 'LOTT' && <Mode game={game} stake={stake} />}
    </>
  );
}

/** A bet that covers several places is paid for in each of them. */
const coversPlaces = ({ lines }: Slip): boolean =>
  lines.some(({ play }) => (playOf(play)?.type.price ?? 1) > 1);

/** Basis points in a hundredth. */
export const pointsPerPercent = 100;

/** From the highest prizes to the highest rebate. */
function Mode({ game, stake }: SlipTermsProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const id = useId();
  const slip = useSlip(game.code);
  const { prizes } = game;
  if (prizes.family !== 'LOTT') return null;
  const terms = { unit: slip.unit, mode: modeOf(prizes, slip.mode) };
  const { mode } = terms;
  // The highest is chosen as such: it stays so when prizes change.
  const choose = (next: number): void =>
    changeSlip(game.code, () => ({ mode: next === prizes.modeMax ? null : next }));
  const { currency } = start.settings;
  const written = (amount: Minor): string => format.money(inWords(amount, currency), currency);
  const percent = rebateOf(prizes, mode) / pointsPerPercent;
  const what = t(percent === 0 ? 'mode.full' : 'mode.rebate', {
    prize: written(possiblePrize(prizes, slip.lines, terms)),
    percent: format.number(percent),
    amount: stake === null ? '–' : written(rebateOn(prizes, stake, terms)),
  });
  return (
    <div className={css.terms}>
      <label htmlFor={id}>{t('mode')}</label>
      <input
        id={id}
        type="range"
        className={css.slider}
        min={prizes.modeMin}
        max={prizes.modeMax}
        value={mode}
        aria-valuetext={what}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <p className={css.soft}>{what}</p>
    </div>
  );
}
