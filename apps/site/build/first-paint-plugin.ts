import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverSizes, coversAtOnce, posterSizes } from '@arara/ui/theme/cover-sizes.ts';
import type { Plugin } from 'vite';
import { scopedName } from './scoped-name.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Stylesheets whose classes the first paint wears, by the name it calls them. */
const sheets: Readonly<Record<string, string>> = {
  shell: here('../src/app/layout/shell.module.css'),
  header: here('../src/app/layout/header.module.css'),
  menu: here('../src/app/layout/menu.module.css'),
  'bottom-bar': here('../src/app/layout/bottom-bar.module.css'),
  home: here('../src/features/home/components/home.module.css'),
  picture: here('../../../packages/ui/src/picture/picture.module.css'),
  rail: here('../../../packages/ui/src/rail/rail.module.css'),
  lobby: here('../src/features/catalogue/components/lobby.module.css'),
  poster: here('../src/features/play/components/game-poster.module.css'),
  card: here('../../../packages/ui/src/card/card.module.css'),
  page: here('../src/components/page.module.css'),
  button: here('../../../packages/ui/src/button/button.module.css'),
  'slip-bar': here('../src/features/lottery-bet/components/slip-bar.module.css'),
  feedback: here('../../../packages/ui/src/feedback/feedback.module.css'),
};

/**
 * Puts the static shell into #root and the script that fills it behind it, both as plain text. In a
 * build that script also starts the program, when the first picture was seen.
 */
export function firstPaintPlugin(): Plugin[] {
  return [
    {
      name: 'arara-first-paint',
      transformIndexHtml(html) {
        const source = readFileSync(here('../src/first-paint.js'), 'utf8');
        const script = source.replace(/^\s*\/\/.*\n/gm, '').trim();
        return html.replace(
          '<div id="root"></div>',
          () => `<div id="root">${dressed()}</div>\n    <script>${script}</script>`,
        );
      },
    },
    {
      name: 'arara-program-after-first-paint',
      apply: 'build',
      transformIndexHtml: { order: 'post', handler: nameProgram },
    },
  ];
}

/**
 * Takes the program's own scripts away and leaves their addresses on #root, in the order in which
 * they are read: first what the program imports. The server adds what a first view needs besides.
 */
function nameProgram(html: string): string {
  const tag =
    /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g;
  const parts = [...html.matchAll(tag)].map(([, address]) => address ?? '');
  const [program, ...imported] = parts;
  if (program === undefined) throw new Error('The document names no program to start.');
  return html
    .replace(tag, '')
    .replace(
      '<div id="root"',
      `<div id="root" data-program="${[...imported, program].join(' ')}" data-ahead=""`,
    );
}

/** The fragment with the names of its classes as the page has them, on one line. */
function dressed(): string {
  const fragment = readFileSync(here('../src/first-paint.html'), 'utf8');
  const oneLine = fragment.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim();
  return oneLine
    .replace('%coverSizes%', coverSizes)
    .replace('%coversAtOnce%', `${coversAtOnce}`)
    .replace('%posterSizes%', posterSizes)
    .replace(/(class|data-side|data-bare)="([^"]+)"/g, (_, attribute: string, names: string) => {
      const own = names.split(' ').map((name) => classOf(name));
      return `${attribute}="${own.join(' ')}"`;
    });
}

/** Every class that the first paint wears, as the page has it. */
export function classesWorn(): readonly string[] {
  const worn = [...dressed().matchAll(/class="([^"]+)"/g)];
  return [...new Set(worn.flatMap(([, names = '']) => names.split(' ')))];
}

function classOf(name: string): string {
  const [sheet = '', local = ''] = name.split('.');
  const file = sheets[sheet];
  if (file === undefined) throw new Error(`The first paint knows no stylesheet ${sheet}.`);
  if (!readFileSync(file, 'utf8').includes(`.${local}`)) {
    throw new Error(`The first paint wears ${name}, and ${file} has no such class.`);
  }
  return scopedName(local, file);
}
