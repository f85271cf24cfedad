import type { ServerModule } from './module.ts';
import { StartError } from './start-error.ts';

/** The offers of other modules to the one that asks, in the order in which they were made. */
export interface Contributions<Offer> {
  /** All of them. Asked before the program is put together, it is a start error. */
  list(): readonly Offer[];
}

/** The offers of a module to modules that were made before it, by kind. */
export type Offers<Kinds> = { readonly [Kind in keyof Kinds]?: readonly Kinds[Kind][] };

type Modules<Kinds> = {
  readonly [name: string]: ServerModule & { readonly contributes?: Offers<Kinds> };
};

export interface Gathering<Kinds> {
  /** For the factories of the modules that ask. */
  readonly lists: { readonly [Kind in keyof Kinds]: Contributions<Kinds[Kind]> };
  /**
   * Takes what all modules offer, once, and gives the modules back; they come in the order in which they were
   * made. A module that asks was made before the ones that offer: anything else is a start error.
   */
  gather<All extends Modules<Kinds>>(modules: All): All;
}

/** Offers that are known at once, for a module that is made apart from the program: by a desk, a bench, a test. */
export const contributionsOf = <Offer = never>(
  ...offers: readonly Offer[]
): Contributions<Offer> => ({
  list: () => offers,
});

/** One hook that runs those of the modules, one after another: they share a transaction and its connection. */
export const inTurn =
  <Given extends readonly unknown[]>(
    hooks: Contributions<(...given: Given) => Promise<void>>,
  ): ((...given: Given) => Promise<void>) =>
  async (...given) => {
    for (const hook of hooks.list()) await hook(...given);
  };

/** Gathers what modules offer; `askedBy` names every kind and the module that asks for it. */
export function createContributions<Kinds>(askedBy: {
  readonly [Kind in keyof Kinds]: string;
}): Gathering<Kinds> {
  type Kind = keyof Kinds & string;
  const kinds = Object.keys(askedBy) as Kind[];
  const offers = new Map<string, unknown[]>(kinds.map((kind) => [kind, []]));
  let isSealed = false;

  const listOf = (kind: string, offered: readonly unknown[]): Contributions<unknown> => ({
    list() {
      if (!isSealed) throw fault(`${kind} is asked for before every module is made`);
      return offered;
    },
  });

  function take(by: string, kind: string, added: readonly unknown[], made: ReadonlySet<string>) {
    const list = offers.get(kind);
    if (list === undefined) throw fault(`${by} offers ${kind}, which no module asks for`);
    const asker = askedBy[kind as Kind];
    if (!made.has(asker)) throw fault(`${by} offers ${kind} to ${asker}, which is made later`);
    list.push(...added);
  }

  return {
    lists: Object.fromEntries(
      [...offers].map(([kind, offered]) => [kind, listOf(kind, offered)]),
    ) as Gathering<Kinds>['lists'],
    gather(modules) {
      if (isSealed) throw fault('contributions are gathered once');
      const missing = kinds.find((kind) => !(askedBy[kind] in modules));
      if (missing !== undefined) {
        throw fault(`${missing} is asked for by ${askedBy[missing]}, which is not made`);
      }
      const made = new Set<string>();
      for (const [name, { contributes = {} }] of Object.entries(modules)) {
        for (const [kind, added] of Object.entries(contributes)) {
          take(name, kind, added as readonly unknown[], made);
        }
        made.add(name);
      }
      isSealed = true;
      return modules;
    },
  };
}

const fault = (message: string) => new StartError('contributions', message);
