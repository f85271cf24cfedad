export { issueAt, nextLookMs } from './issue-clock.ts';
export type { IssueTimes } from './issue-clock.ts';
export { groupOf, namesIn } from './names.ts';
export type { LotteryNames } from './names.ts';
export { daysBetween, isNumero, numeroText } from './numero.ts';
export type { Mark, ReadLine, ReadRow, TicketLine } from './read-line.ts';
export { isBeingChecked, lookAgainMs, outcomeOf } from './ticket.ts';
export type { Ticket, TicketState } from './ticket.ts';
