import { readFileSync } from 'node:fs';
import { createRegistry, dearestOf } from '@arara/game-kit';
import type { Certificate, GameDefinition } from '@arara/game-kit';
import { originals, originalTitles } from '@arara/originals';
import { slots, titles } from '@arara/slots';
import type { SlotTitle } from '@arara/slots';
import { slotFacts } from '../../../../database/seeds/games.ts';
import type { HouseTitle } from '../../../../database/seeds/games.ts';
import type { CertificateFacts, GamesPort, ModeFacts } from '../modules/studio/index.ts';
import { inAllLanguages } from '../platform/texts.ts';
import type { Texts } from '../platform/texts.ts';
import { themeWords } from './themes.ts';

/** The name that the wallet has for our studio. */
export const studioVendor = 'studio';

/** A family of games: its titles of every version, and where their certificates lie. */
interface GameFamily {
  readonly games: readonly GameDefinition[];
  readonly certificates: URL;
}

/**
 * Every family that the studio deals. A new one adds its line here. A title is in the lobby only if the
 * catalogue's seed names it too.
 */
const families: readonly GameFamily[] = [
  {
    games: slots.all,
    certificates: new URL('../../../../games/slots/certificates/', import.meta.url),
  },
  {
    games: originals.all,
    certificates: new URL('../../../../games/originals/certificates/', import.meta.url),
  },
];

/** The titles as the studio deals them, each with its certificate. */
export function createGames(texts: Texts): GamesPort {
  const registry = createRegistry(families.flatMap(({ games }) => games));
  const facts = factsOfAll();
  return {
    current: (code) => registry.current(code) ?? null,
    at: (code, version) => registry.find(code, version) ?? null,
    vendorOf: () => studioVendor,
    nameOf: (code) => texts.text('pt-BR', 'games', `titles.${code}.name`),
    codes: () => registry.currents.map(({ code }) => code),
    mathsOf: (hash) => registry.all.find(({ mathsHash }) => mathsHash === hash)?.maths ?? null,
    certificate: (code, version) => certified(facts, code, version),
  };
}

/** The same titles for the catalogue's seed. */
export function houseTitles(texts: Texts): HouseTitle[] {
  const facts = factsOfAll();
  const named = (code: string) => inAllLanguages(texts, 'games', `titles.${code}.name`);
  const ofSlots = titles.map(({ code, version, brand, maths, stakes, symbols, themes }) => ({
    code,
    brand,
    stakes,
    gameType: 'RNG' as const,
    ...slotFacts(maths),
    rtpHundredths: certified(facts, code, version).rtpHundredths,
    names: named(code),
    words: [...themeWords(texts, themes), ...symbolWords(texts, symbols)],
  }));
  const ofOriginals = originalTitles.map(({ game, brand, gameType, kinds, themes }) => ({
    code: game.code,
    brand,
    stakes: game.bets.stakes,
    gameType,
    kinds,
    lineNum: null,
    dearest: dearestOf(game),
    rtpHundredths: certified(facts, game.code, game.version).rtpHundredths,
    names: named(game.code),
    words: themeWords(texts, themes),
  }));
  return [...ofSlots, ...ofOriginals];
}

/** Names of what is drawn on the symbols, one and several of them; letters are no names. */
const symbolWords = (texts: Texts, symbols: SlotTitle['symbols']): readonly string[] =>
  symbols
    .filter(({ figure }) => figure !== 'letter')
    .flatMap(({ name }) => [name, `${name}_other`])
    .flatMap((name) => Object.values(inAllLanguages(texts, 'games', `symbols.${name}`)));

/** The certificates of every game at every version, by `code@version`. */
function factsOfAll(): Map<string, CertificateFacts> {
  return new Map(
    families.flatMap(({ games, certificates }) =>
      games.map((game) => [`${game.code}@${game.version}`, factsOf(game, certificates)] as const),
    ),
  );
}

function certified(
  facts: ReadonlyMap<string, CertificateFacts>,
  code: string,
  version: string,
): CertificateFacts {
  const found = facts.get(`${code}@${version}`);
  if (found === undefined) throw new Error(`${code}@${version} has no certificate`);
  return found;
}

/** The certificate of a title, in the figures that people read. */
function factsOf(
  { code, version }: Pick<GameDefinition, 'code' | 'version'>,
  folder: URL,
): CertificateFacts {
  const certificate = JSON.parse(
    readFileSync(new URL(`${code}@${version}.json`, folder), 'utf8'),
  ) as Certificate;
  const base = certificate.modes.find(({ mode }) => mode === 'base');
  if (base === undefined) throw new Error(`${code}@${version} certifies no plain mode`);
  return {
    rtpHundredths: hundredthsOf(base.rtp),
    rtpMostHundredths: hundredthsOf(base.choices?.greatest.exact.decimal ?? base.rtp),
    mostHundredths: certificate.method === 'books' ? base.topPrize.multiplier : null,
    method: certificate.method,
    modes: certificate.modes.map(modeFactsOf),
    widest: new Map(certificate.modes.flatMap((mode) => widestOf(mode))),
    returns: new Map(certificate.modes.flatMap((mode) => returnsOf(mode))),
  };
}

/** A share as hundredths of a percent, rounded down. */
const hundredthsOf = (share: string): number => Math.floor(Number(share) * 10_000);

/**
 * The deviation of the widest choice of a mode whose choices have prizes of their own, as a bound: no prize is above the top
 * one, so the mean square is at most the top prize times the mean. A bet that wins the top prize or nothing, such as one
 * number of roulette, reaches it. Moves in a game with one list of prizes leave its deviation.
 */
function widestOf({ mode, cost, choices, topPrize, volatility }: Certificate['modes'][number]) {
  if (choices === undefined || topsOf(choices).size < 2) return [];
  const meanOf = ({ exact }: { readonly exact: { readonly decimal: string } }): number =>
    (Number(exact.decimal) * cost) / 100;
  const square = (topPrize.multiplier / 100) * meanOf(choices.greatest);
  const bound = Math.sqrt(Math.max(0, square - meanOf(choices.least) ** 2));
  return [[mode, Math.max(Number(volatility), bound)] as const];
}

/** The least and the largest return of the choices of a mode, where these have prizes of their own. */
function returnsOf({ mode, choices }: Certificate['modes'][number]) {
  if (choices === undefined || topsOf(choices).size < 2) return [];
  const least = Number(choices.least.exact.decimal);
  return [[mode, { least, most: Number(choices.greatest.exact.decimal) }] as const];
}

/** The top prizes of choices: a row begins with the choice and its own. */
const topsOf = ({ rows }: { readonly rows: readonly string[] }) =>
  new Set(rows.map((row) => row.split(' ')[1]));

function modeFactsOf(mode: Certificate['modes'][number]): ModeFacts {
  return {
    mode: mode.mode,
    costHundredths: mode.cost,
    rtp: percentOf(mode.rtp),
    hitRate: percentOf(mode.hitRate),
    volatility: mode.volatility,
    topPrizeHundredths: mode.topPrize.multiplier,
    topPrizeOdds: mode.topPrize.oneIn,
    ...jackpotFactsOf(mode),
  };
}

function jackpotFactsOf({ jackpot }: Certificate['modes'][number]): Pick<ModeFacts, 'jackpot'> {
  if (jackpot === undefined) return {};
  const [contribution, seeds] = [jackpot.contribution, jackpot.seeds].map(({ decimal }) =>
    percentOf(decimal),
  );
  if (contribution === undefined || seeds === undefined) return {};
  return { jackpot: { contribution, seeds, total: percentOf(jackpot.totalRtp) } };
}

/** A share such as `0.96123456` as percent with two decimals, rounded down: `96.12`. */
function percentOf(share: string): string {
  const [whole = '0', digits = ''] = share.split('.');
  const moved = whole + digits.padEnd(4, '0').slice(0, 4);
  const percent = String(BigInt(moved)).padStart(3, '0');
  return `${percent.slice(0, -2)}.${percent.slice(-2)}`;
}
