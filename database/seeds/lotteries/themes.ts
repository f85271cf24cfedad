/** The themes of a lottery, by the keys of the messages `themes`: of its family, and of its own name. */
const ofFamilies: Readonly<Record<string, readonly string[]>> = {
  balls: ['numbers'],
  hk6: ['numbers'],
  keno: ['numbers'],
  k3: ['dice'],
  pk10: ['race'],
  vietnam: ['vietnam'],
};

const ofNames: Readonly<Record<string, readonly string[]>> = {
  uirapuru: ['birds', 'animals'],
  'quero-quero': ['birds', 'animals'],
  'bem-te-vi': ['birds', 'animals'],
  sabia: ['birds', 'animals'],
  'joao-de-barro': ['birds', 'animals'],
  saci: ['legends', 'forest'],
  'sete-cordas': ['music'],
};

/** The themes of a lottery. */
export const lotteryThemes = (code: string, family: string): readonly string[] => [
  ...(ofFamilies[family] ?? []),
  ...(ofNames[code] ?? []),
];
