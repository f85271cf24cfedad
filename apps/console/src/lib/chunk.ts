/** A part of the page that did not come, though it was asked for twice: only a new page gets it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not come.', { cause });
    this.name = 'ChunkError';
  }
}

/** Loads a part of the page, and asks once more where it does not come. Throws a ChunkError after that. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return await load().catch((error: unknown) => {
      throw new ChunkError(error);
    });
  }
}
