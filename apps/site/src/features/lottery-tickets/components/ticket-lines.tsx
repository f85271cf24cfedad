import { Bone, CheckIcon, Skeletons, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Amount } from '../../../components/amount.tsx';
import { useLinePay } from '../../../components/pay-text.ts';
import { QueryStates } from '../../../components/query-states.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { namesIn } from '@arara/lottery-view';
import type { Ticket } from '@arara/lottery-view';
import type { Mark, ReadLine, TicketLine } from '@arara/lottery-view';
import { start } from '../../../lib/start.ts';
import { readLinesQuery } from '../api/read-lines.ts';
import type { LinesOf } from '../api/read-lines.ts';
import css from './tickets.module.css';

type LinePays = Answer<'myTicket'>['linePays'];

interface TicketLinesProps {
  readonly ticket: LinesOf;
  /** The prize of a hit of each of them; of a chase that is told by its tickets. */
  readonly pays?: LinePays;
  /** The prize of each of them; null where that is not known or not told. */
  readonly prizes?: readonly string[] | null;
}

/** The lines of a ticket in words; after the draw what counted is marked. */
export function TicketLines({ ticket, pays = [], prizes = null }: TicketLinesProps) {
  const t = useT('tickets');
  const query = useQuery(readLinesQuery(ticket));
  const count = ticket.lines.length;
  return (
    <section className={css.lines} aria-labelledby="lines">
      <h2 id="lines">{t('lines', { count })}</h2>
      <QueryStates query={query} skeleton={<LineBones count={count} />}>
        {(lines) => (
          <ol>
            {lines.map((one, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the lines of a ticket keep their places
              <Line
                key={at}
                {...one}
                unit={ticket.unit}
                pay={pays[at] ?? null}
                prize={prizes?.[at]}
              />
            ))}
          </ol>
        )}
      </QueryStates>
    </section>
  );
}

const LineBones = ({ count }: { count: number }) => (
  <Skeletons count={count} of={(index) => <Bone key={index} h={140} />} />
);

interface LineProps {
  readonly line: TicketLine;
  readonly read: ReadLine | null;
  readonly unit: Ticket['unit'];
  readonly pay: LinePays[number];
  readonly prize: string | undefined;
}

function Line({ line, read, unit, pay, prize }: LineProps) {
  const t = useT('tickets');
  const names = namesIn(useT('lottery-plays'));
  const format = useFormat();
  const payText = useLinePay();
  const won = read?.won ?? 0;
  const returned = read?.returned ?? 0;
  return (
    <li className={clsx(css.line, won > 0 && css.lineWon)}>
      <div className={css.lineHead}>
        <h3>{read === null ? line.play : names.play(line.play)}</h3>
        {won > 0 && (
          <Tag tone="good">{t('line.won', { count: won, text: format.number(won) })}</Tag>
        )}
        {returned > 0 && <Tag tone="info">{t('line.returned')}</Tag>}
      </div>
      {read?.rows.map(({ name, marks }) => (
        <div key={name} className={css.row}>
          <span>{names.row(name)}</span>
          <ul>
            {marks.map((mark) => (
              <li key={mark.text}>
                <MarkOf mark={mark} name={mark.isWord ? names.option(mark.text) : mark.text} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {read === null && <code>{JSON.stringify(line.rows)}</code>}
      {line.places !== undefined && (
        <p>{t('line.places', { places: line.places.map((place) => place + 1).join(', ') })}</p>
      )}
      <p>
        {t('line.terms', {
          multiple: format.number(line.multiple),
          stakeUnit: format.number(Number(unit)),
        })}
      </p>
      {pay !== null && <p>{payText(pay)}</p>}
      {won + returned > 0 && prize !== undefined && (
        <p className={css.linePrize}>
          {t(won > 0 ? 'prize' : 'returned')}{' '}
          <Amount value={prize} currency={start.settings.currency} />
        </p>
      )}
    </li>
  );
}

/** A number or word that was chosen; said and shown when it counted. */
function MarkOf({ mark: { hit, isWord }, name }: { mark: Mark; name: string }) {
  const t = useT('tickets');
  return (
    <span className={clsx(css.mark, isWord && css.word, hit && css.hit)}>
      {name}
      {hit && (
        <>
          <CheckIcon size={12} />
          <span className="sr"> {t('line.hit')}</span>
        </>
      )}
    </span>
  );
}
