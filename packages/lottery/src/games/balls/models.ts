import type { DrawModel, DrawPart } from '../../draw/model.ts';

/**
 * Uirapuru: six of sixty. After the bird whose song brings luck to whoever hears it.
 */
export const uirapuru = ballsOf('uirapuru', { count: 6, low: 1, high: 60 });

/** Bem-te-vi: five of eighty. After the bird that says “I saw you well”. */
export const bemTeVi = ballsOf('bem-te-vi', { count: 5, low: 1, high: 80 });

/** Quero-quero: fifteen of twenty-five. After the bird that cries “I want, I want”. */
export const queroQuero = ballsOf('quero-quero', { count: 15, low: 1, high: 25 });

/** Saci: twenty of a hundred, 00 to 99. After the trickster: to hit nothing wins too. */
export const saci = ballsOf('saci', { count: 20, low: 0, high: 99 });

/** Sabiá: seven of thirty-one and a month. After the thrush that sings the spring in. */
export const sabia: DrawModel = {
  code: 'sabia',
  parts: [
    ballPart({ count: 7, low: 1, high: 31 }),
    { name: 'month', how: 'each', count: 1, low: 1, high: 12, width: 2 },
  ],
};

/** Sete Cordas: a digit for each of seven columns. After the guitar with seven strings. */
export const seteCordas: DrawModel = {
  code: 'sete-cordas',
  parts: [{ name: 'columns', how: 'each', count: 7, low: 0, high: 9, width: 1 }],
};

/** João-de-barro: six of fifty, drawn twice. After the bird that builds and lives in pairs. */
export const joaoDeBarro: DrawModel = {
  code: 'joao-de-barro',
  parts: [
    { ...ballPart({ count: 6, low: 1, high: 50 }), name: 'first' },
    { ...ballPart({ count: 6, low: 1, high: 50 }), name: 'second' },
  ],
};

type Balls = Pick<DrawPart, 'count' | 'low' | 'high'>;

function ballsOf(code: string, balls: Balls): DrawModel {
  return { code, parts: [ballPart(balls)] };
}

function ballPart(balls: Balls): DrawPart {
  return { name: 'balls', how: 'set', ...balls, width: 2 };
}
