/** How many sockets may stand open. One address of a mobile carrier has thousands of people behind it. */
export interface LiveBounds {
  readonly all: number;
  readonly network: number;
  /** Of those, the ones that have not said hello yet: a page does so within a second. */
  readonly silent: number;
  readonly silentNetwork: number;
}

export const liveBounds: LiveBounds = {
  all: 15_000,
  network: 2_000,
  silent: 1_000,
  silentNetwork: 100,
};

/** One open socket, as the door counts it. */
export interface Visit {
  /** It has said hello. */
  greeted(): void;
  left(): void;
}

interface Count {
  all: number;
  silent: number;
}

/** Counts sockets, so that nobody keeps the others out by opening many. */
export function createLiveDoor(bounds: LiveBounds) {
  const total: Count = { all: 0, silent: 0 };
  const networks = new Map<string, Count>();

  function isFull(here: Count): boolean {
    return (
      total.all >= bounds.all ||
      total.silent >= bounds.silent ||
      here.all >= bounds.network ||
      here.silent >= bounds.silentNetwork
    );
  }

  return {
    /** Null when there is no room; else what the socket tells the door on its way. */
    enter(network: string): Visit | null {
      const here = networks.get(network) ?? { all: 0, silent: 0 };
      if (isFull(here)) return null;
      networks.set(network, here);
      const change = (key: keyof Count, by: 1 | -1): void => {
        total[key] += by;
        here[key] += by;
      };
      change('all', 1);
      change('silent', 1);
      let [silent, open] = [true, true];
      const greeted = (): void => {
        if (silent) change('silent', -1);
        silent = false;
      };
      return {
        greeted,
        left() {
          greeted();
          if (open) change('all', -1);
          open = false;
          if (here.all === 0) networks.delete(network);
        },
      };
    },
  };
}
