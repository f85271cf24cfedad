/** How long a part of the page may be on its way (specification, section 9). */
const chunkTimeoutMs = 120_000;

/** A part of the page that did not come in time. */
class ChunkLoadError extends Error {
  constructor() {
    super(`A part of the page did not come within ${chunkTimeoutMs} ms.`);
    this.name = 'ChunkLoadError';
  }
}

/** Waits for a part of the page, as long as a slow network may need and no longer. */
export function loadChunk<T>(load: () => Promise<T>, timeoutMs = chunkTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs);
  });
  return Promise.race([load(), late]).finally(() => clearTimeout(timer));
}
