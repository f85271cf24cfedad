import { sha256Hex } from '@arara/fairness';
import {
  fraction,
  roundedDecimal,
  stated,
  toDecimal,
  type BookPart,
  type Certificate,
  type Hundredths,
} from '@arara/game-kit';
import { createBooks } from '../falls/books.ts';
import type { FallsMaths } from '../maths.ts';

/** Books of one part: small enough for a test to prove one again in seconds. */
export const PART = 65_536;

interface Figures {
  paid: number;
  freePaid: number;
  squares: number;
  hits: number;
  top: Hundredths;
  tops: number;
}

type Proven = Pick<Certificate, 'modes' | 'books'>;

/** Plays every book of the model. All are equally likely, so the figures are exact, cap and all. */
export function certifyBooks(maths: FallsMaths, mathsHash: string): Proven {
  const figures: Figures = { paid: 0, freePaid: 0, squares: 0, hits: 0, top: 0, tops: 0 };
  const parts: BookPart[] = [];
  for (let part = 0; part * PART < maths.books; part += 1) {
    parts.push(provePart(maths, mathsHash, part, figures));
  }
  const { books } = maths;
  const exact = fraction(BigInt(figures.paid), BigInt(books) * 100n);
  const free = fraction(BigInt(figures.freePaid), BigInt(books) * 100n);
  const paidSpin = fraction(BigInt(figures.paid - figures.freePaid), BigInt(books) * 100n);
  const mean = figures.paid / books;
  const mode = {
    mode: 'base',
    cost: 100,
    rtp: toDecimal(exact, 6),
    exact: stated(exact),
    capCost: '0.00000000',
    parts: { paidSpin: toDecimal(paidSpin, 6), freeSpins: toDecimal(free, 6) },
    hitRate: toDecimal(fraction(BigInt(figures.hits), BigInt(books)), 6),
    volatility: roundedDecimal(Math.sqrt(figures.squares / books - mean ** 2) / 100, 4),
    topPrize: { multiplier: figures.top, oneIn: String(Math.floor(books / figures.tops)) },
  };
  return { modes: [mode], books: { count: books, parts } };
}

/** Plays the books of one part, adds them to the figures and sums them up. */
export function provePart(
  maths: FallsMaths,
  mathsHash: string,
  part: number,
  figures: Figures = { paid: 0, freePaid: 0, squares: 0, hits: 0, top: 0, tops: 0 },
): BookPart {
  const play = createBooks(maths, mathsHash);
  const last = Math.min(maths.books, (part + 1) * PART);
  const payouts: Hundredths[] = [];
  let freePaid = 0;
  for (let number = part * PART; number < last; number += 1) {
    const { payoutMultiplier, events } = play(number);
    payouts.push(payoutMultiplier);
    const base = events.find((event) => event.type === 'spinEnd');
    freePaid += payoutMultiplier - (base?.total ?? 0);
  }
  for (const payout of payouts) addPayout(figures, payout);
  figures.freePaid += freePaid;
  return {
    paid: payouts.reduce((sum, payout) => sum + payout, 0),
    hits: payouts.filter((payout) => payout > 0).length,
    digest: sha256Hex(payouts.join(' ')),
  };
}

function addPayout(figures: Figures, payout: Hundredths): void {
  figures.paid += payout;
  figures.squares += payout ** 2;
  figures.hits += payout > 0 ? 1 : 0;
  if (payout > figures.top) Object.assign(figures, { top: payout, tops: 0 });
  if (payout === figures.top) figures.tops += 1;
}
