/** One request's right to one of the connections that everybody shares. */
export interface Seat {
  /** Gives it back; a second time does nothing. */
  leave(): void;
  /**
   * Takes one again, before those that have not begun, however long it takes: what the request has
   * done must be brought to its end. At once where it was not left.
   */
  again(): Promise<void>;
}

/** Who of a vendor's requests may use the database's connections that everybody shares. */
export interface Seats {
  /** A seat, at once where one is free; null when none became free in time. */
  take(vendorId: number): Seat | Promise<Seat | null>;
}

interface Table {
  taken: number;
  /** Those that come back, then those that come; each is told when a seat is its own. */
  readonly returning: (() => void)[];
  readonly waiting: (() => void)[];
}

/**
 * A few seats for each vendor, so that one whose requests take long, or come in crowds, leaves
 * connections to the other vendors and to the site. Requests that are waiting for their batch have
 * given their seat back, because the lane has connections of its own; what has to be asked after the
 * batch takes one again.
 */
export function createSeats(options: {
  readonly perVendor: number;
  readonly patienceMs: number;
}): Seats {
  const { perVendor, patienceMs } = options;
  const tables = new Map<number, Table>();

  function tableOf(vendorId: number): Table {
    const known = tables.get(vendorId) ?? { taken: 0, returning: [], waiting: [] };
    tables.set(vendorId, known);
    return known;
  }

  /** The seat goes to who waits longest. */
  function giveBack(table: Table): void {
    const next = table.returning.shift() ?? table.waiting.shift();
    if (next === undefined) table.taken -= 1;
    else next();
  }

  /** A seat that is taken already. */
  function seatAt(table: Table): Seat {
    let taken = true;
    return {
      leave() {
        if (!taken) return;
        taken = false;
        giveBack(table);
      },
      async again() {
        if (taken) return;
        if (table.taken < perVendor) table.taken += 1;
        else await new Promise<void>((resolve) => table.returning.push(resolve));
        taken = true;
      },
    };
  }

  function wait(table: Table): Promise<Seat | null> {
    return new Promise((resolve) => {
      const called = () => {
        clearTimeout(timer);
        resolve(seatAt(table));
      };
      const timer = setTimeout(() => {
        table.waiting.splice(table.waiting.indexOf(called), 1);
        resolve(null);
      }, patienceMs);
      table.waiting.push(called);
    });
  }

  return {
    take(vendorId) {
      const table = tableOf(vendorId);
      if (table.taken >= perVendor) return wait(table);
      table.taken += 1;
      return seatAt(table);
    },
  };
}
