/** The part of a browser's storage that the site uses. */
export interface SiteStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Whether a value is there after a reload, too. */
  readonly outlives: (key: string) => boolean;
}

/**
 * A storage that is closed (site data blocked, a private window) or full throws at the least touch:
 * what it does not take lies in memory, for as long as the page.
 */
function createStorage(open: () => Storage): SiteStorage {
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

/** What this device keeps. */
export const deviceStorage = createStorage(() => localStorage);

/** What is kept for as long as the tab. */
export const tabStorage = createStorage(() => sessionStorage);
