import type { TicketLine } from '@arara/contract';
import { topPayOf } from '@arara/lottery/betting';
import { IconButton, TrashIcon } from '@arara/ui';
import { useLinePay } from '../../../components/pay-text.ts';
import rows from '../../../components/rows.module.css';
import { faultText } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import { playOf } from '../../../lib/lottery-rules.ts';
import type { LotteryNames } from '@arara/lottery-view';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { start } from '../../../lib/start.ts';
import { writeNumber } from '../numbers.ts';
import { canPayNothing, inWords, leastPrize, payInWords, paysOfLine, priceOf } from '../price.ts';
import type { PrizeNews } from '../prize-news.ts';
import { lineAtFault } from '../refusal.ts';
import { dropLine, useSlip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import css from './bet.module.css';
import { LineNews } from './prizes-changed.tsx';

interface SlipLinesProps {
  readonly game: LotteryGame;
  /** Why the slip was refused; what is about a line stands at the line. */
  readonly error: unknown;
  /** The changes of the lines' prizes since they were chosen; null where there are none. */
  readonly news: PrizeNews | null;
}

/** The lines of a slip, each with its price, its refusal and the way to take it out. */
export function SlipLines({ game, error, news }: SlipLinesProps) {
  const t = useT('lottery-bet');
  const names = namesIn(useT('lottery-plays'));
  const format = useFormat();
  const payText = useLinePay();
  const { lines, unit, mode } = useSlip(game.code);
  const { currency } = start.settings;
  const terms = { unit, mode: modeOf(game.prizes, mode) };
  const atFault = lineAtFault(error);
  return (
    <ul className={rows.rows}>
      {lines.map((line, at) => {
        const { unitBets, stake } = priceOf([line], terms);
        const bets = t('bets', { count: unitBets });
        const changes = news?.lines[at];
        const pay = topPayOf(paysOfLine(game.prizes, line, terms));
        return (
          // The same choice may stand there twice: its place tells it apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span className={rows.what}>
              <b>{names.play(line.play)}</b>
              <small>{marksOf(line, names)}</small>
              <small>
                {line.multiple === 1 ? bets : t('bets.times', { bets, multiple: line.multiple })}
                {stake !== null && ` · ${format.money(inWords(stake, currency), currency)}`}
              </small>
              {canPayNothing(game.prizes, line, terms) ? (
                <small role="status">
                  <span className={css.bad}>
                    {t('nothing', { least: format.money(inWords(leastPrize, currency), currency) })}
                  </span>
                </small>
              ) : (
                pay !== null &&
                !changes?.length && <small>{payText(payInWords(pay, currency))}</small>
              )}
              {changes !== undefined && <LineNews changes={changes} />}
              {atFault === at && (
                <small role="alert">
                  <span className={css.bad}>{faultText(error)}</span>
                </small>
              )}
            </span>
            <IconButton
              icon={<TrashIcon />}
              label={t('remove', { line: at + 1 })}
              onClick={() => dropLine(game.code, at)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The marks, row by row: `1 2 / 3`, words by their names. */
export function marksOf(line: TicketLine, names: LotteryNames): string {
  const grammar = playOf(line.play)?.type.grammar;
  return line.rows
    .map((marks, at) => {
      const row = grammar?.rows[at];
      if (row === undefined) return marks.join(' ');
      const words = marks.map((mark) => {
        const word = row.options?.[mark - row.low];
        return word === undefined ? writeNumber(row, mark) : names.option(word);
      });
      return words.length === 0 ? '–' : words.join(row.options === undefined ? ' ' : ', ');
    })
    .join(' / ');
}
