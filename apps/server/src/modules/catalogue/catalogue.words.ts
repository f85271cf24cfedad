const wordsMax = 6;

/** What people type for a kind of game, in the languages of the house. */
const kindWords: Readonly<Record<string, string>> = {
  RNG: 'slot slots caça-níquel caça-níqueis máquina',
  INHOUSE: 'originais originals casa',
  LIVE: 'ao vivo live cassino',
  FISH: 'pesca fishing',
  PVP: 'cartas cards',
  SPORTS: 'esportes sports',
  ESPORTS: 'e-sports',
  LOTT: 'loteria lottery',
  ELOTT: 'loteria lottery',
  lines: 'linhas lines',
  ways: 'maneiras ways 243',
  cluster: 'grupos cluster',
  cascade: 'cascata cascade',
  'free-spins': 'giros rodadas grátis free spins',
  multiplier: 'multiplicador multiplier',
  'bonus-buy': 'compra bônus buy',
  dice: 'dado dados dice',
};

/** Everything by which a game can be found: its names, its vendor, its kinds. */
export function searchWordsOf(game: {
  readonly names: Readonly<Record<string, string>>;
  readonly vendorName: string;
  readonly gameType: string;
  readonly classify: readonly string[];
}): string {
  const names = [...new Set(Object.values(game.names))];
  const kinds = [game.gameType, ...game.classify].map((kind) => kindWords[kind] ?? kind);
  return [...names, game.vendorName, ...kinds].join(' ');
}

/** The words of what somebody typed, without signs and accents; the few longest of them. */
export function wordsOf(typed: string): string[] {
  const bare = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = bare.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, wordsMax);
}
