import { allCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import type { Plugin } from 'vite';

const id = 'virtual:calls';
/** The actors whose calls a page may make. */
type Actors = readonly Call['auth'][];

/** Method, path and kind of body of the calls of some actors, by name. */
export const callsOf = (actors: Actors): ReadonlyMap<string, readonly unknown[]> =>
  new Map(
    allCalls
      .filter(({ auth }) => actors.includes(auth))
      .map((call) => [call.name, [call.method, call.path, bodyKind(call)]]),
  );

/**
 * Writes method, path and kind of body in the place of a call's name, `api('balance')`: the types
 * come from the contract at compile time, no validator travels to the phone, and each section
 * brings the calls that it makes itself.
 */
export function callsPlugin(app: string, actors: Actors): Plugin {
  const table = callsOf(actors);
  const sources = new RegExp(`/${app}/src/.*\\.tsx?$`);
  return {
    name: 'arara-calls',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? 'export const entryOf = (entry) => entry;' : undefined,
    transform: {
      filter: { id: sources },
      handler: (code) => ({ code: writeCalls(code, table), map: null }),
    },
  };
}

/** The same source with what the contract says of each call in the place of its name. */
export function writeCalls(code: string, table: ReturnType<typeof callsOf>): string {
  if (/\bapi\(\s*(?!\s|'\w+')/.test(code)) {
    throw new Error(
      "A call is named where it is made, api('balance', …), or the page has no address.",
    );
  }
  return code.replace(/\bapi\(\s*'(\w+)'/g, (_, name: string) => {
    const entry = table.get(name);
    if (entry === undefined) throw new Error(`The contract has no call ${name} for a page.`);
    return `api(${JSON.stringify(entry)}`;
  });
}

function bodyKind(call: Call): 'json' | 'form' | 'multipart' | 'sealed' {
  return call.sealed === true ? 'sealed' : (call.encoding ?? 'json');
}
