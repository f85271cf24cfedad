/** The part of a browser's storage that a page uses. */
export interface ClientStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
  /** True if a value is there after a reload, too. */
  readonly outlives: (key: string) => boolean;
}

/**
 * The storage that `open` answers. One that is closed (site data blocked, a private window) or full throws
 * at the least touch: values that it does not take lie in memory for as long as the page.
 */
export function createStorage(open: () => Storage): ClientStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(open());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem(key, value) {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    outlives: (key) => !memory.has(key),
    keys: () => [...memory.keys(), ...(attempt(Object.keys) ?? [])],
  };
}

/** Values that this device keeps. */
export const deviceStorage = createStorage(() => localStorage);

/** Values that are kept for as long as the tab. */
export const tabStorage = createStorage(() => sessionStorage);
