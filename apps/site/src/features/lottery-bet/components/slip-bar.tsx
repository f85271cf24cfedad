import { linesMax, multipleMax } from '@arara/contract/lottery-bounds.ts';
import { Button, DiceIcon, IconButton, TicketIcon } from '@arara/ui';
import type { TicketLine } from '@arara/contract';
import type { Play } from '@arara/lottery/betting';
import type { Minor } from '@arara/money';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { playOf } from '../../../lib/lottery-rules.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { start } from '../../../lib/start.ts';
import { betCost, inWords, possiblePrize, priceOf } from '../price.ts';
import type { SlipTerms } from '../price.ts';
import { chance, quickPick } from '../quick-pick.ts';
import { useSlip } from '../slips.ts';
import type { Slip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import type { Marking } from '../use-line.ts';
import { useSettled } from '../use-settled.ts';
import { useWhyNot } from '../use-why-not.ts';
import css from './slip-bar.module.css';
import { Stepper } from './stepper.tsx';

interface SlipBarProps {
  readonly game: LotteryGame;
  readonly play: Play;
  readonly marking: Marking;
  readonly onSlip: () => void;
}

/**
 * Under the thumb while one marks on a phone: how many bets there are, what they cost and can win, and
 * the way to pay. It counts what stands on the slip and what is about to; while there is nothing to count
 * it is one row.
 */
export function SlipBar({ game, play, marking, onSlip }: SlipBarProps) {
  const t = useT('lottery-bet');
  const slip = useSlip(game.code);
  const sum = useSum(game, slip, marking.line);
  const whyNot = useWhyNot(marking);
  useKeptInSight(sum.isEmpty);
  const bet = (): void => {
    if (sum.adds) marking.add();
    onSlip();
  };
  return (
    <section className={clsx(css.bar, sum.isEmpty && css.empty)} aria-label={t('bar')} data-foot>
      {/* Chance keeps its button, and who pressed it the focus, when the bar gets its second row. */}
      <div className={css.line}>
        {!sum.isEmpty && <TicketIcon size={22} />}
        {!sum.isEmpty && (
          <p className={css.count}>
            <b>{sum.bets}</b>
            <small>{sum.each}</small>
          </p>
        )}
        <IconButton
          icon={<DiceIcon size={22} />}
          label={t('quick')}
          filled
          onClick={() => marking.mark(quickPick(play, chance))}
        />
        {!sum.isEmpty && (
          <Stepper
            bare
            label={t('multiple')}
            value={marking.multiple}
            max={multipleMax}
            onChange={marking.setMultiple}
          />
        )}
      </div>
      <div className={css.line}>
        {sum.stake === null ? (
          <p className={css.hint}>{sum.isEmpty ? whyNot : t('fraction')}</p>
        ) : (
          <dl className={css.sums}>
            <div>
              <dt>{t(slip.plan === null ? 'bar.total' : 'bar.each')}</dt>
              <dd>{sum.stake}</dd>
            </div>
            <div>
              <dt>{t('bar.prize')}</dt>
              <dd className={css.prize}>{sum.prize}</dd>
            </div>
          </dl>
        )}
        <Button
          kind="primary"
          size="lg"
          className={css.go}
          disabled={sum.isEmpty && (whyNot ?? true)}
          onClick={bet}
        >
          {t(sum.adds || sum.isEmpty ? 'lobby.bet' : 'bar.see')}
        </Button>
      </div>
      <Said text={sum.stake === null ? '' : t('bar.said', { bets: sum.bets, price: sum.stake })} />
    </section>
  );
}

/** A player who marks the first number still sees it when the bar gets its second row. */
function useKeptInSight(isEmpty: boolean): void {
  const was = useRef(isEmpty);
  useEffect(() => {
    const marked = document.activeElement;
    if (was.current && !isEmpty && marked !== document.body) {
      marked?.scrollIntoView({ block: 'nearest' });
    }
    was.current = isEmpty;
  }, [isEmpty]);
}

/** A pause after the last mark is long enough to say what the marks come to, once. */
const pauseMs = 1_000;

/** The sum of the bar, for a person who cannot see it. */
const Said = ({ text }: { readonly text: string }) => (
  <p className="sr" role="status">
    {useSettled(text, pauseMs)}
  </p>
);

/** The sum of the slip and the line being marked, as words. */
function useSum(game: LotteryGame, slip: Slip, line: TicketLine | null) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const { currency } = start.settings;
  const terms = { unit: slip.unit, mode: modeOf(game.prizes, slip.mode) };
  const written = (amount: Minor): string => format.money(inWords(amount, currency), currency);
  const adds = line !== null && slip.lines.length < linesMax;
  const lines = adds ? [...slip.lines, line] : slip.lines;
  const [first] = lines;
  const isEmpty = first === undefined;
  const { unitBets, stake } = priceOf(lines, terms);
  const one = first === undefined ? null : priceOfOne(first, terms);
  return {
    isEmpty,
    adds,
    bets: t('bets', { count: unitBets }),
    each:
      lines.length > 1
        ? t('bar.lines', { count: lines.length })
        : one !== null && t('bar.of', { price: written(one) }),
    stake: isEmpty || stake === null ? null : written(stake),
    prize: written(possiblePrize(game.prizes, lines, terms)),
  };
}

/** The price of one bet of a line. */
function priceOfOne(line: TicketLine, terms: SlipTerms): Minor | null {
  const play = playOf(line.play);
  return play === undefined ? null : betCost(play, { ...terms, multiple: 1 });
}
