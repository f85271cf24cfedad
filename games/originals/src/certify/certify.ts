import {
  choiceTable,
  dealRound,
  fraction,
  meanOf,
  playThrough,
  replayOf,
  roundedDecimal,
  toDecimal,
  toNumber,
  volatilityOf,
  type Book,
  type Certificate,
  type GameDefinition,
  type Hundredths,
  type ModeCertificate,
  type Replayed,
  type StatedFraction,
} from '@arara/game-kit';
import { proofs } from './proofs.ts';
import type { Proof, Sample } from './proof.ts';

/** Proves the figures of an original by counting every way to play it. Throws where it has no proof. */
export function certifyOriginal({ code, version }: GameDefinition): Certificate {
  const proof = proofs.find(({ game }) => game.code === code && game.version === version);
  if (proof === undefined) throw new RangeError(`${code}@${version} has no proof`);
  const { game } = proof;
  return {
    game: code,
    version,
    kind: game.kind,
    mathsHash: game.mathsHash,
    winCap: game.winCap,
    replay: replayOf(proof.samples.map((sample) => replayed(game, sample))),
    method: 'ways',
    modes: [certifyMode(proof)],
  };
}

/** The one mode of an original. No prize is above the cap, so that the cap takes nothing. */
function certifyMode({ wanted, ways, prints, preset }: Proof): ModeCertificate {
  const { best, ...choices } = choiceTable(wanted.rate, ways(), prints);
  const usual = preset();
  const hits = usual.reduce((sum, { chance, pays }) => sum + (pays > 0 ? toNumber(chance) : 0), 0);
  return {
    mode: 'base',
    cost: 100,
    // The nearest six digits: of a million targets, the last of 53 bits makes some differ by a trillionth.
    rtp: roundedDecimal(toNumber(fractionOf(choices.least.exact)), 6),
    exact: choices.least.exact,
    capCost: '0.00000000',
    parts: { presets: toDecimal(meanOf(usual), 8) },
    hitRate: roundedDecimal(hits, 6),
    volatility: roundedDecimal(volatilityOf(usual), 4),
    topPrize: { multiplier: best.top, oneIn: oneIn(toNumber(best.topChance)) },
    choices,
  };
}

const fractionOf = ({ numerator, denominator }: StatedFraction) =>
  fraction(BigInt(numerator), BigInt(denominator));

/** Three digits of so small a chance say enough; the rows have it exactly. */
function oneIn(chance: number): string {
  return String(BigInt(Math.round(Number((1 / chance).toPrecision(3)))));
}

/** How a sample's rounds are played, whatever the shape of the game. */
function replayed(game: GameDefinition, { choices, policy, cashOutAt }: Sample): Replayed {
  if (game.shape === 'steps') {
    if (policy === undefined) throw new RangeError(`nobody moves in ${game.code}`);
    return (random) => playThrough(game, choices, policy, random).book;
  }
  const moves = cashOutAt === undefined ? [] : [cashOut(cashOutAt)];
  return (random) => dealt(dealRound(game, { choices, moves }, random));
}

const cashOut = (at: Hundredths) => ({ name: 'cashOut', choices: { at } });

function dealt(book: Book | null): Book {
  if (book === null) throw new RangeError('the round was not dealt');
  return book;
}
