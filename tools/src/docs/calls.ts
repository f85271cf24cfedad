import { isTolerant } from '@arara/contract';
import type { Auth, Call, ReservedCall } from '@arara/contract';
import { promisesOf, rowsOf, stateOf } from './promises.ts';

/** The callers that a call allows, as the column *token* says it. */
const tokens: Partial<Record<Auth, string>> = {
  none: '–',
  optional: 'optional',
  session: 'yes',
  account: 'yes, not of a trial',
};

/** A call as its row of section 7 tells it. */
interface CallRow {
  readonly id: string;
  /** `GET /wps/captcha` */
  readonly call: string;
  readonly how: readonly string[];
  readonly token: string;
  readonly module: string;
  /** Names that the row says are taken, and those that it says are answered. */
  readonly taken: readonly string[];
  readonly answered: readonly string[];
  readonly isLater: boolean;
}

const verbs = /^(GET|POST|PUT|DELETE) `([^`]+)`(.*)$/;

/** The rows of a call: those whose third cell is a verb and a path. */
function callRowsOf(page: string): CallRow[] {
  const later = new Set(
    promisesOf(page).flatMap((row) => (stateOf(row) === 'later' ? [row.id] : [])),
  );
  return rowsOf(page).flatMap(
    ([id = '', said = '', called = '', token = '', module = '', value = '']) => {
      const [, verb, path, how = ''] = verbs.exec(called) ?? [];
      if (verb === undefined) return [];
      return {
        id,
        call: `${verb} ${path}`,
        how: how.split(',').flatMap((word) => word.trim() || []),
        token,
        module,
        taken: namesOf(said),
        answered: namesOf(value),
        isLater: later.has(id),
      };
    },
  );
}

const namesOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/**
 * The faults of section 7: a call of the shared families without its row, a row without its call, and
 * rows that say another token, module, way to send it, or name in it than the contract.
 */
export function callFaults(
  page: string,
  calls: readonly Call[],
  reserved: readonly ReservedCall[],
): string[] {
  const rows = callRowsOf(page);
  const built = new Map(calls.filter(isTolerant).map((call) => [nameOf(call), call]));
  const kept = new Map(reserved.map((call) => [nameOf(call), call]));
  const known = new Set([...built.keys(), ...kept.keys()]);
  const told = rows.map(({ call }) => call);
  return [
    ...[...known].flatMap((name) => {
      const count = told.filter((one) => one === name).length;
      return count === 1 ? [] : [`${name} has ${count} rows`];
    }),
    ...rows.flatMap((row) => {
      const call = built.get(row.call);
      const faults = call === undefined ? faultsOfLater(row, kept) : faultsOfBuilt(row, call);
      return faults.map((fault) => `${row.id}: ${fault}`);
    }),
  ];
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

function faultsOfLater(row: CallRow, kept: ReadonlyMap<string, ReservedCall>): string[] {
  const call = kept.get(row.call);
  if (call === undefined) return [`nobody answers ${row.call}`];
  const faults = row.isLater ? [] : ['it is not built'];
  if (call.module !== null && call.module !== row.module) faults.push(`it is of ${call.module}`);
  return faults;
}

function faultsOfBuilt(row: CallRow, call: Call): string[] {
  const faults = row.isLater ? ['it is built'] : [];
  const expected = { token: tokens[call.auth] ?? '', module: call.module ?? '–' };
  if (row.token !== expected.token) faults.push(`its token is "${expected.token}"`);
  if (row.module !== expected.module) faults.push(`its module is "${expected.module}"`);
  const how = howOf(call);
  if (row.how.join() !== how.join()) faults.push(`it is sent "${how.join(', ')}"`);
  const inputs = namesIn([call.params, call.query, call.body]);
  const outputs = namesIn([call.value]);
  for (const name of row.taken) if (!inputs.has(name)) faults.push(`it takes no ${name}`);
  for (const name of row.answered) if (!outputs.has(name)) faults.push(`it answers no ${name}`);
  return faults;
}

/** Ways to send a body beside plain JSON. */
function howOf({ sealed, encoding = 'json' }: Call): string[] {
  return [...(sealed === true ? ['sealed'] : []), ...(encoding === 'json' ? [] : [encoding])];
}

/** Every name in such values, however deep. */
function namesIn(schemas: readonly Call['body'][]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const schema of schemas) {
    JSON.stringify(
      schema?.toJSONSchema({ io: 'input', unrepresentable: 'any' }),
      (key, part: unknown) => {
        if (key === 'properties') for (const name of Object.keys(part as object)) names.add(name);
        return part;
      },
    );
  }
  return names;
}
