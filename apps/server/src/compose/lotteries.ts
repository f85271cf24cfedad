import type { GameFacts } from '../modules/play/index.ts';
import type { Messages } from '../platform/messages.ts';

/** What the betting record says of a lottery; null where nobody ever sold it. */
export function lotteryFacts(
  messages: Messages,
  code: string,
  isSold: boolean | null,
): GameFacts | null {
  if (isSold === null) return null;
  const inAll = (key: string) =>
    Object.fromEntries(
      messages.languages.map((language) => [language, messages.text(language, 'lottery', key)]),
    );
  return {
    available: isSold,
    // A ticket's bounds are the lottery's own, and checked there.
    minBet: null,
    maxBet: null,
    nodeId: null,
    names: inAll(`game.${code}`),
    vassalage: 'LOTTERY',
    vendorName: messages.text(messages.languages[0] ?? 'pt-BR', 'modules', 'LOTTERY3'),
    gameType: 'LOTT',
    cover: null,
    sellsTickets: true,
  };
}
