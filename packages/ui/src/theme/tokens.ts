/** Pigments of the brand, equal in both themes; the art and the icons of the app use them too. */
export const pigments = {
  azul: '#1b57e8',
  'azul-vivo': '#2f6bff',
  'azul-fundo': '#1242c4',
  ceu: '#6db8ff',
  sol: '#ffc52b',
  urucum: '#ff5a45',
  folha: '#0e9a55',
  mata: '#0a4f38',
  papel: '#fbf0d9',
  tinta: '#11163f',
  noite: '#0a1030',
  jenipapo: '#5a2b8c',
  barro: '#c2282d',
  rosa: '#ff93a9',
} as const;

/** Colours that change with the theme. */
export const dark = {
  bg: '#0a1030',
  bar: '#0d1540',
  surface: '#131d50',
  'surface-2': '#1b2768',
  'surface-3': '#26358a',
  line: '#26327a',
  'line-strong': '#6675c8',
  text: '#fbf0d9',
  'text-2': '#c3caec',
  'text-3': '#9aa4d8',
  ink: '#050820',
  accent: '#ffc52b',
  'on-accent': '#11163f',
  blue: '#2f62f0',
  'on-blue': '#ffffff',
  danger: '#c2282d',
  'on-danger': '#ffffff',
  link: '#93bbff',
  good: '#4bd98f',
  'good-bg': '#0c3b35',
  bad: '#ff8b7b',
  'bad-bg': '#45183a',
  warn: '#ffd35c',
  'warn-bg': '#3d3222',
  'info-bg': '#152c77',
  heart: '#ff5a45',
  skel: '#1b2768',
  'skel-2': '#24327a',
} as const;

export type Pigment = keyof typeof pigments;
export type ThemeColour = keyof typeof dark;
export type Palette = Record<ThemeColour, string>;

/** The light theme: drawn on its own, not the dark one inverted. */
export const light: Palette = {
  bg: '#fbf1dc',
  bar: '#fff8e9',
  surface: '#fffaef',
  'surface-2': '#f6e7c6',
  'surface-3': '#edd7a7',
  line: '#e6d3a6',
  'line-strong': '#85775a',
  text: '#11163f',
  'text-2': '#41476e',
  'text-3': '#5c6183',
  ink: '#11163f',
  accent: '#ffc52b',
  'on-accent': '#11163f',
  blue: '#1b57e8',
  'on-blue': '#ffffff',
  danger: '#c2282d',
  'on-danger': '#ffffff',
  link: '#1546c4',
  good: '#0a6b3d',
  'good-bg': '#d8f0d6',
  bad: '#b3261a',
  'bad-bg': '#ffe0d6',
  warn: '#7a4a00',
  'warn-bg': '#ffebb5',
  'info-bg': '#dce8ff',
  heart: '#c2282d',
  skel: '#f1dfb8',
  'skel-2': '#f8ebcc',
};

export type Theme = 'dark' | 'light';

/** Both palettes by theme name. */
export const palettes: Record<Theme, Palette> = { dark, light };

/** The colour of the browser's own bars, for the theme-color meta tag. */
export const browserBarColour = (theme: Theme): string => palettes[theme].bar;
