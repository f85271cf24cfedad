import type { Plugin, Rolldown } from 'vite';
import { classesWorn } from './first-paint-plugin.ts';

/** Pages whose first view the document brings along, by the name that the server calls it. */
const views: Readonly<Record<string, string>> = {
  home: '/app/routes/home.tsx',
  lobby: '/app/routes/category.tsx',
  game: '/app/routes/game.tsx',
  lottery: '/app/routes/lottery/lobby.tsx',
  elott: '/app/routes/lottery/elott.tsx',
  bet: '/app/routes/lottery/bet.tsx',
};

/** The rules of each family of lotteries, which come beside a page where people bet on one. */
const family = /\/packages\/lottery\/src\/games\/([\w-]+)\/index\.ts$/;

/** Tells the server which files such a page is made of besides the program: `chunks.json`. */
export function chunksPlugin(): Plugin {
  return {
    name: 'arara-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const known = reach(chunks, entry);
      const pages = Object.entries(views).map(([name, module]) => {
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (page === undefined) throw new Error(`The build has no chunk for ${module}.`);
        return [name, page] as const;
      });
      const rules = chunks.flatMap((chunk) => {
        const code = chunk.moduleIds.map((id) => family.exec(id)?.[1]).find((one) => one);
        return code === undefined ? [] : [[`rules:${code}`, chunk] as const];
      });
      const own = [...pages, ...rules].map(([name, page]) => {
        const files = [...reach(chunks, page)].filter((chunk) => !known.has(chunk));
        const sheets = new Set(
          files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        );
        const worn = [...sheets].filter((fileName) => isWorn(bundle[fileName]));
        const later = [...sheets].filter((fileName) => !worn.includes(fileName));
        return [
          name,
          {
            styles: worn.map((fileName) => `/${fileName}`),
            ahead: [...files.map(({ fileName }) => fileName), ...later].map((file) => `/${file}`),
          },
        ];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'chunks.json',
        source: JSON.stringify(Object.fromEntries(own)),
      });
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** True if the first paint wears a class of a stylesheet, and so waits for it. */
function isWorn(file: Rolldown.OutputAsset | Chunk | undefined): boolean {
  if (file?.type !== 'asset') throw new Error('A stylesheet of the build is not among its files.');
  const css = String(file.source);
  return classesWorn().some((name) => css.includes(`.${name}`));
}

/** A chunk and all that it imports at once. */
function reach(chunks: readonly Chunk[], from: Chunk | undefined): Set<Chunk> {
  const found = new Set<Chunk>();
  const queue = from === undefined ? [] : [from];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    const { imports } = one;
    queue.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return found;
}
