/** Requests of one vendor that are being answered at this moment, with a bound. */
export interface Bulkhead {
  /** Takes a place; false when the vendor already has as many as it may. */
  enter(vendorId: number): boolean;
  leave(vendorId: number): void;
}

/** Bounds each vendor by itself, so that one that floods or hangs leaves the others their room. */
export function createBulkhead(placesPerVendor: number): Bulkhead {
  const taken = new Map<number, number>();
  return {
    enter(vendorId) {
      const now = taken.get(vendorId) ?? 0;
      if (now >= placesPerVendor) return false;
      taken.set(vendorId, now + 1);
      return true;
    },
    leave(vendorId) {
      taken.set(vendorId, Math.max(0, (taken.get(vendorId) ?? 0) - 1));
    },
  };
}
