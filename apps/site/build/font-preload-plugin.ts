import type { Plugin } from 'vite';

/** Letters that only some pages have: these ask for them. */
const isOfFew = (file: string): boolean => /\/\w+-vi-[^/]*$/.test(file);

/** Tells the browser of the faces before it has read the stylesheet that asks for them. */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'arara-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && !isOfFew(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
              // The server leaves out what the brand's look does not wear.
              'data-face': /(\w+)-[^/]*$/.exec(file)?.[1] ?? '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
