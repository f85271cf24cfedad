import { fixedClock } from '@arara/testing';
import type { TableDeps } from '../desk/desk.deps.ts';

/** The doors of the tables: two brands that count in reais, members by masked names, one title with a name. */
export const tableDeps = (
  { database }: Pick<TableDeps, 'database'>,
  now: string,
  jurisdiction: string,
): TableDeps => ({
  database,
  clock: fixedClock(now),
  site: {
    profile: async () => ({ currency: 'BRL', timeZone: 'America/Sao_Paulo', jurisdiction }),
    currencies: async () => [
      { id: 'arara', currency: 'BRL' },
      { id: 'noite-tropical', currency: 'BRL' },
    ],
  },
  members: {
    maskedNames: async (ids) => new Map(ids.map((id) => [id, `m***${id}`])),
    desk: {
      named: async (_merchant, ids) => new Map(ids.map((id) => [id, { accountNumber: `n${id}` }])),
      personal: async () => new Map(),
    },
  },
  gameNames: async () => new Map([['acme dado', 'Dado']]),
});
