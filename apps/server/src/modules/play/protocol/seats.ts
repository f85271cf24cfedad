/** Gives a seat back; a second time does nothing. */
export type Leave = () => void;

/** Who of a vendor's requests may use the database's connections that everybody shares. */
export interface Seats {
  /** A seat, at once where one is free; null when none became free in time. */
  take(vendorId: number): Leave | Promise<Leave | null>;
}

interface Table {
  taken: number;
  readonly waiting: ((leave: Leave | null) => void)[];
}

/**
 * A few seats for each vendor, so that one whose requests take long, or come in crowds, leaves
 * connections to the other vendors and to the site. Requests that are waiting for their batch have
 * given their seat back: the lane has connections of its own.
 */
export function createSeats(options: {
  readonly perVendor: number;
  readonly patienceMs: number;
}): Seats {
  const { perVendor, patienceMs } = options;
  const tables = new Map<number, Table>();

  function tableOf(vendorId: number): Table {
    const known = tables.get(vendorId) ?? { taken: 0, waiting: [] };
    tables.set(vendorId, known);
    return known;
  }

  /** The seat goes to who waits longest. */
  function leaveOf(table: Table): Leave {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = table.waiting.shift();
      if (next === undefined) table.taken -= 1;
      else next(leaveOf(table));
    };
  }

  function wait(table: Table): Promise<Leave | null> {
    return new Promise((resolve) => {
      const answer = (leave: Leave | null) => {
        clearTimeout(timer);
        resolve(leave);
      };
      const timer = setTimeout(() => {
        table.waiting.splice(table.waiting.indexOf(answer), 1);
        resolve(null);
      }, patienceMs);
      table.waiting.push(answer);
    });
  }

  return {
    take(vendorId) {
      const table = tableOf(vendorId);
      if (table.taken >= perVendor) return wait(table);
      table.taken += 1;
      return leaveOf(table);
    },
  };
}
