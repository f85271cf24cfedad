/** A storage as a browser has it, with its entries as its own properties. */
export function createBrowserStorage(): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null),
    setItem: (name: string, value: string) => void (storage[name] = value),
    removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
  };
  const storage = Object.create(methods) as Record<string, string> & Storage;
  return storage;
}

/** Empties a storage between two tests. */
export function empty(storage: Storage): void {
  Object.keys(storage).forEach((key) => storage.removeItem(key));
}
