/** The news that the processes hear when the outbox has new events. */
export interface News {
  /** The audiences of the new events; null where nobody can tell: then each process looks for itself. */
  readonly audiences: readonly string[] | null;
  /** This process has heard the same before, when it announced it. */
  readonly isEcho: boolean;
}

/** Beyond it the names cost more than the look that they save. */
const audiencesMax = 2_000;
/** PostgreSQL takes payloads below 8,000 bytes. */
const payloadBytesMax = 7_500;

/** Collects the audiences of a busy moment, so that they travel as one announcement. */
export function createGathering() {
  let names = new Set<string>();
  let isKnown = true;
  return {
    /** Null: events of audiences that the writer cannot name. */
    add(audiences: readonly string[] | null): void {
      if (audiences === null) isKnown = false;
      else for (const name of audiences) names.add(name);
    },
    /** The audiences that came together since the last time; null where they are not known, or too much to name. */
    take(): readonly string[] | null {
      const taken = isKnown && names.size <= audiencesMax ? [...names] : null;
      names = new Set();
      isKnown = true;
      return taken;
    },
  };
}

/** An announcement of the process `from`, as the payloads that carry it: at least one. */
export function packNews(from: string, audiences: readonly string[] | null): string[] {
  if (audiences === null) return [JSON.stringify({ from, to: null })];
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const name of audiences) {
    const size = Buffer.byteLength(JSON.stringify(name)) + 1;
    if (bytes + size > payloadBytesMax) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(name);
    bytes += size;
  }
  return parts.map((to) => JSON.stringify({ from, to }));
}

/** Reads a payload, as the process `self`; one that cannot be read may be news for anybody. */
export function unpackNews(self: string, payload: string | undefined): News {
  const { from, to } = parsed(payload ?? '');
  return { audiences: to ?? null, isEcho: from === self };
}

function parsed(payload: string): { from?: string; to?: readonly string[] | null } {
  try {
    return JSON.parse(payload) as ReturnType<typeof parsed>;
  } catch {
    return {};
  }
}
