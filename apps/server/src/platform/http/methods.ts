import type { FastifyInstance } from 'fastify';

/** The methods that an address answers, for a caller that came with another one. */
export interface Methods {
  /** The methods of an address without its query; none where nothing is. */
  at(path: string): readonly string[];
}

interface Known {
  readonly method: string;
  readonly segments: readonly string[];
}

/** Listens to what is registered from here on. Addresses that end in `*` are many, not one. */
export function watchMethods(app: Pick<FastifyInstance, 'addHook'>): Methods {
  const known: Known[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    for (const one of [method].flat()) known.push({ method: one, segments: url.split('/') });
  });
  return {
    at(path) {
      const asked = path.split('/');
      const found = known.filter(({ segments }) => fits(segments, asked));
      return [...new Set(found.map(({ method }) => method))].sort();
    },
  };
}

function fits(pattern: readonly string[], asked: readonly string[]): boolean {
  if (pattern.length !== asked.length) return false;
  return pattern.every((part, place) =>
    part.startsWith(':') ? asked[place] !== '' : part === asked[place],
  );
}
