import { Link } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import { numeroText } from '@arara/lottery-view';
import { isClosed } from '../../../lib/start.ts';
import css from './tickets.module.css';

interface IssueLinkProps {
  readonly gameCode: string;
  readonly numero: string;
  /** The member's own ticket in it, where there is one: it is led to instead. */
  readonly ticketId?: string | null;
}

/** The number of an issue, as a link where there is a page to go to: results go with the lotteries. */
export function IssueLink({ gameCode, numero, ticketId = null }: IssueLinkProps) {
  const text = numeroText(numero);
  if (ticketId === null && isClosed(paths.lotteryResults())) return text;
  const href = ticketId === null ? paths.lotteryIssue(gameCode, numero) : paths.ticket(ticketId);
  return (
    <Link href={href} className={css.link}>
      {text}
    </Link>
  );
}
