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

/** The seats of a vendor's requests at the database's connections that everybody shares. */
export interface Seats {
  /** A seat, at once where one is free; null when none became free in time. */
  take(vendorId: number): Seat | Promise<Seat | null>;
}

interface Table {
  taken: number;
  /** When it got its latest seat, as the count of seats that were given by then. */
  satLast: number;
}

/** A request that has no seat, and is told when one is its own. */
interface Guest {
  readonly table: Table;
  readonly call: () => void;
}

export interface SeatBounds {
  /** The number of seats that one vendor holds at most. */
  readonly perVendor: number;
  /**
   * The number of seats that all vendors hold together, however many they are: the site has the other connections.
   */
  readonly all: number;
  /** Of those, the ones for vendors that hold none: a few slow vendors leave the others a way in. */
  readonly kept: number;
  readonly patienceMs: number;
}

/**
 * A few seats for each vendor and for all of them, so that those whose requests take long, or come
 * in crowds, leave connections to the other vendors and to the site. Requests that are waiting for
 * their batch have given their seat back, because the lane has connections of its own; what has to
 * be asked after the batch takes one again.
 */
export function createSeats({ perVendor, all, kept, patienceMs }: SeatBounds): Seats {
  const tables = new Map<number, Table>();
  let taken = 0;
  let given = 0;
  /** Those that come back are called before those that come. */
  const returning: Guest[] = [];
  const waiting: Guest[] = [];

  function tableOf(vendorId: number): Table {
    const known = tables.get(vendorId) ?? { taken: 0, satLast: 0 };
    tables.set(vendorId, known);
    return known;
  }

  function hasRoom(table: Table): boolean {
    return table.taken < perVendor && all - taken > (table.taken === 0 ? 0 : kept);
  }

  function sit(table: Table): void {
    table.taken += 1;
    taken += 1;
    given += 1;
    table.satLast = given;
  }

  function giveBack(table: Table): void {
    table.taken -= 1;
    taken -= 1;
    while (callFrom(returning) || callFrom(waiting));
  }

  /**
   * Calls one of those that have room; false when nobody has. First is the vendor that has sat least,
   * then who waits longest: a few vendors whose requests hang would else fill each seat that one of
   * theirs gives back.
   */
  function callFrom(queue: Guest[]): boolean {
    const next = queue
      .filter(({ table }) => hasRoom(table))
      .reduce<Guest | undefined>(
        (first, guest) => (first && first.table.satLast <= guest.table.satLast ? first : guest),
        undefined,
      );
    if (next === undefined) return false;
    queue.splice(queue.indexOf(next), 1);
    sit(next.table);
    next.call();
    return true;
  }

  /** A seat that is taken already. */
  function seatAt(table: Table): Seat {
    let isTaken = true;
    return {
      leave() {
        if (!isTaken) return;
        isTaken = false;
        giveBack(table);
      },
      async again() {
        if (isTaken) return;
        if (hasRoom(table)) sit(table);
        else await new Promise<void>((call) => returning.push({ table, call }));
        isTaken = true;
      },
    };
  }

  function wait(table: Table): Promise<Seat | null> {
    return new Promise((resolve) => {
      const guest: Guest = {
        table,
        call() {
          clearTimeout(timer);
          resolve(seatAt(table));
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(guest), 1);
        resolve(null);
      }, patienceMs);
      waiting.push(guest);
    });
  }

  return {
    take(vendorId) {
      const table = tableOf(vendorId);
      if (!hasRoom(table)) return wait(table);
      sit(table);
      return seatAt(table);
    },
  };
}
