import type { Look } from '@arara/ui/theme/look.ts';

/** Sun disc and macaw in profile: always on its disc, so the same in both themes. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
  '<defs>' +
  '<clipPath id="lm">' +
  '<circle cx="24" cy="24" r="24"/>' +
  '</clipPath>' +
  '</defs>' +
  '<circle cx="24" cy="24" r="24" fill="#FFC629"/>' +
  '<g clip-path="url(#lm)">' +
  '<path d="M5 50V25C5 13 13.5 5.5 25 5.5c5.6 0 10 2.2 13 6.2L33 27c-5 5.500-6.500 13-5.500 23Z" fill="#1F6BF0"/>' +
  '<path d="M5 50V31c6 1.500 10.500 8 10 19Z" fill="#0B3FA8"/>' +
  '<path d="M10.400 14.500C14 8.800 19 5.500 25 5.500c5.600 0 10 2.200 13 6.200l-3 2.600c-7-4.800-16-4.600-24.600.2Z" fill="#14A05A"/>' +
  '</g>' +
  '<path d="M22.500 19.500c0-5 4-8 9.500-8l5.500.3L35 27.500c-7 1.500-12.500-2.500-12.500-8Z" fill="#fff"/>' +
  '<circle cx="29.400" cy="18.200" r="2.700" fill="#0B1633"/>' +
  '<path d="M36 10.800c7-.2 11.200 6 10.200 13.400-.6 4.700-3 8.200-6.700 10.300.2-4-1.200-6.600-5-7.500-1.400-5.400-.9-11.600 1.500-16.200Z" fill="#0B1633"/>' +
  '<path d="M33.800 28.600c2.900.5 4 2.200 3.700 5.200-3.300.1-5-1.900-3.700-5.200Z" fill="#0B1633"/>' +
  '<path d="M38.200 14.300c3 .7 4.700 3.500 4.500 7.200" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.500" stroke-linecap="round"/>' +
  '</svg>';

/** Noite Tropical: night is the room, art is the light. One job per colour: blue does, sun is money. */
export const look: Look = {
  pigments: {
    azul: '#1457d6',
    'azul-vivo': '#3d8bff',
    'azul-fundo': '#0b2c86',
    ceu: '#73b2ff',
    sol: '#ffc629',
    urucum: '#ff6b57',
    folha: '#2fbf72',
    mata: '#0b3329',
    papel: '#f3f6ff',
    tinta: '#060d20',
    noite: '#060d20',
    jenipapo: '#5a35b8',
    barro: '#b92c17',
    rosa: '#ff8ac2',
  },
  tokens: {
    'f-display': "'Sora', 'Sora stand-in', system-ui, sans-serif",
    'f-small': 'var(--f-text)',
    'f-money': "'Sora', 'Sora stand-in', system-ui, sans-serif",
    wordmark: '1.3125rem',
    'wordmark-phone': '0',
    't-card-phone': '0.75rem',
    'bico-sm': '12px',
    bico: '16px',
    'bico-lg': '22px',
    'leaf-sm': '8px 2px 8px 2px',
    leaf: '16px 5px 16px 5px',
    'leaf-lg': '22px 6px 22px 6px',
    raised: '999px',
    press: '2px',
    'banner-stroke': '0px',
    't-banner': '1.5rem',
    't-banner-wide': 'clamp(2.25rem, 3.2vw, 2.75rem)',
    'banner-leading': '1.08',
    star: 'none',
    sign: 'grid',
    'row-result': 'block',
    kicker: '#1b3f9e',
    'on-kicker': '#ffffff',
    // A small sun and its rings: whole in a strip, half of it rising in a band.
    pattern:
      'radial-gradient(circle at 50% 50%, #ffc629 0 16px, rgb(61 139 255 / 0) 17px 28px, rgb(61 139 255 / 0.5) 29px 31px, rgb(61 139 255 / 0) 32px 46px, rgb(61 139 255 / 0.36) 47px 49px, rgb(61 139 255 / 0) 50px 68px, rgb(61 139 255 / 0.24) 69px 71px, rgb(61 139 255 / 0) 72px)',
    'control-edge': '0px',
    'ease-stamp': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    'button-sheen': 'linear-gradient(180deg, rgb(0 0 0 / 0), rgb(0 0 0 / 0.12))',
    'tile-sheen': 'linear-gradient(150deg, rgb(255 255 255 / 0.14), rgb(255 255 255 / 0) 55%)',
  },
  faces: ['sora', 'inter'],
  art: 'noite-tropical',
  dark: {
    mark,
    palette: {
      bg: '#060d20',
      bar: '#091330',
      surface: '#0e1937',
      'surface-2': '#15244a',
      'surface-3': '#1e3162',
      line: '#1f3160',
      'line-strong': '#5a74b4',
      text: '#f3f6ff',
      'text-2': '#b3c0e0',
      'text-3': '#94a5cf',
      ink: '#1f3160',
      accent: '#1f6bf0',
      'on-accent': '#ffffff',
      blue: '#1f6bf0',
      'on-blue': '#ffffff',
      danger: '#c2331c',
      'on-danger': '#ffffff',
      link: '#73b2ff',
      good: '#3ddc84',
      'good-bg': '#0b3329',
      bad: '#ff8a78',
      'bad-bg': '#3c1a24',
      warn: '#ffc83a',
      'warn-bg': '#33290f',
      'info-bg': '#12306e',
      heart: '#ff6b57',
      skel: '#15244a',
      'skel-2': '#203566',
    },
    tokens: {
      money: '#ffc83a',
      current: '#12306e',
      'on-current': '#ffffff',
      scrim: 'rgb(3 7 20 / 0.74)',
      lift: 'inset 0 1px 0 rgb(255 255 255 / 0.05), 0 6px 16px rgb(2 6 20 / 0.35)',
      'lift-high': 'inset 0 1px 0 rgb(255 255 255 / 0.07), 0 16px 40px rgb(2 6 20 / 0.5)',
      'lift-button': 'inset 0 1px 0 rgb(255 255 255 / 0.14), 0 8px 20px rgb(2 6 20 / 0.32)',
      e1: 'inset 0 1px 0 rgb(255 255 255 / 0.05), 0 6px 16px rgb(2 6 20 / 0.35)',
      e2: 'inset 0 1px 0 rgb(255 255 255 / 0.07), 0 16px 40px rgb(2 6 20 / 0.5)',
      e3: 'inset 0 1px 0 rgb(255 255 255 / 0.08), 0 32px 80px rgb(2 6 20 / 0.7)',
    },
  },
  light: {
    mark,
    palette: {
      bg: '#f1f5fd',
      bar: '#ffffff',
      surface: '#ffffff',
      'surface-2': '#e8eefb',
      'surface-3': '#d9e3f8',
      line: '#d6e0f3',
      'line-strong': '#7385b3',
      text: '#0b1633',
      'text-2': '#3f4d75',
      'text-3': '#566490',
      ink: '#d6e0f3',
      accent: '#1457d6',
      'on-accent': '#ffffff',
      blue: '#1457d6',
      'on-blue': '#ffffff',
      danger: '#b92c17',
      'on-danger': '#ffffff',
      link: '#1457d6',
      good: '#0b6f39',
      'good-bg': '#d9f5e4',
      bad: '#b92c17',
      'bad-bg': '#ffe4de',
      warn: '#855600',
      'warn-bg': '#fff1c9',
      'info-bg': '#dce8ff',
      heart: '#c8321b',
      skel: '#e3eaf8',
      'skel-2': '#f3f7ff',
    },
    tokens: {
      money: '#0b1633',
      current: '#dce8ff',
      'on-current': '#0b1633',
      scrim: 'rgb(11 22 51 / 0.55)',
      lift: '0 1px 2px rgb(16 38 92 / 0.06), 0 6px 18px rgb(16 38 92 / 0.09)',
      'lift-high': '0 2px 4px rgb(16 38 92 / 0.06), 0 16px 40px rgb(16 38 92 / 0.15)',
      'lift-button': 'inset 0 1px 0 rgb(255 255 255 / 0.2), 0 8px 18px rgb(16 38 92 / 0.16)',
      e1: '0 1px 2px rgb(16 38 92 / 0.06), 0 6px 18px rgb(16 38 92 / 0.07)',
      e2: '0 2px 4px rgb(16 38 92 / 0.06), 0 16px 40px rgb(16 38 92 / 0.13)',
      e3: '0 32px 80px rgb(11 22 51 / 0.3)',
    },
  },
};
