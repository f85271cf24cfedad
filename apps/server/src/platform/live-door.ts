/** How many sockets may stand open. One address of a mobile carrier has thousands of people behind it. */
export interface LiveBounds {
  readonly all: number;
  /** Of those, the ones of nobody who is signed in: the others are kept for members. */
  readonly visitors: number;
  readonly network: number;
  /**
   * Of those, the ones that have not said hello yet: a page does so within a second. Beyond it the
   * one that has been silent longest is dropped.
   */
  readonly silent: number;
  readonly silentNetwork: number;
}

export const liveBounds: LiveBounds = {
  all: 15_000,
  visitors: 10_000,
  network: 2_000,
  silent: 1_000,
  silentNetwork: 100,
};

/** One open socket, as the door counts it. */
export interface Visit {
  /** It has said hello. */
  greeted(): void;
  /** It belongs to nobody who is signed in; false when there is no room for one more of these. */
  isVisitor(): boolean;
  left(): void;
}

interface Count {
  all: number;
  silent: number;
}

/** Counts sockets, so that no network keeps the others out, nor visitors the members. */
export function createLiveDoor(bounds: LiveBounds) {
  let all = 0;
  let visitors = 0;
  const networks = new Map<string, Count>();
  /** How each silent socket is dropped, the oldest first. */
  const silents = new Set<() => void>();

  function isFull(here: Count): boolean {
    return all >= bounds.all || here.all >= bounds.network || here.silent >= bounds.silentNetwork;
  }

  return {
    /**
     * Null when there is no room; else what the socket tells the door on its way. `drop` ends the
     * socket: the door calls it when it is silent and its place is needed.
     */
    enter(network: string, drop: () => void): Visit | null {
      const here = networks.get(network) ?? { all: 0, silent: 0 };
      if (isFull(here)) return null;
      networks.set(network, here);
      all += 1;
      here.all += 1;
      here.silent += 1;
      let open = true;
      let isCounted = false;
      const greeted = (): void => {
        if (silents.delete(push)) here.silent -= 1;
      };
      const left = (): void => {
        greeted();
        if (!open) return;
        open = false;
        all -= 1;
        if (isCounted) visitors -= 1;
        here.all -= 1;
        if (here.all === 0) networks.delete(network);
      };
      const isVisitor = (): boolean => {
        if (isCounted) return true;
        if (!open || visitors >= bounds.visitors) return false;
        isCounted = true;
        visitors += 1;
        return true;
      };
      const push = (): void => {
        left();
        drop();
      };
      silents.add(push);
      if (silents.size > bounds.silent) silents.values().next().value?.();
      return { greeted, isVisitor, left };
    },
  };
}
