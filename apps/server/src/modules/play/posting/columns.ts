import type { Action, Movement, PostAnswer, PostRequest } from './request.ts';

/** Types of PostgreSQL that a column may have. */
export type ColumnType =
  | 'bigint'
  | 'boolean'
  | 'bytea'
  | 'date'
  | 'integer'
  | 'numeric'
  | 'smallint'
  | 'text'
  | 'uuid'
  | 'play.tx_kind';

type Value = bigint | boolean | Buffer | number | string | null;

/** A part of a request, with the place of the request in the batch, from 1. */
export interface Placed<Part> {
  readonly item: number;
  readonly of: Part;
}

/** One list among the arguments of play.post_batch, with an element for each part of its kind. */
interface Column<Part> {
  readonly name: string;
  readonly type: ColumnType;
  readonly of: (part: Part) => Value;
}

function column<Part>(name: string, type: ColumnType, of: (part: Part) => Value): Column<Part> {
  return { name, type, of };
}

/** A request with the place of its first action among the actions of the batch, from 1, and its day. */
export interface Started {
  readonly request: PostRequest;
  readonly start: number;
  readonly day: string | null;
}

const ofRequest = (name: string, type: ColumnType, of: (request: PostRequest) => Value) =>
  column<Started>(name, type, ({ request }) => of(request));

/** Arguments of the batch itself, before the lists. */
export const batchColumns = [{ name: 'moment', type: 'timestamp with time zone' }] as const;

/** In the order of the arguments; the encoder, the statement and its count follow this table. */
export const columns = {
  request: [
    ofRequest('claims', 'bigint', ({ claim }) => claim),
    ofRequest('nonces', 'uuid', ({ nonce }) => nonce),
    ofRequest('vendors', 'smallint', ({ vendor }) => vendor.id),
    ofRequest('players', 'bigint', ({ playerId }) => playerId),
    ofRequest('verbs', 'smallint', ({ verb }) => verb),
    ofRequest('gates', 'smallint', ({ gate }) => gate),
    ofRequest('sessions', 'bytea', ({ sessionHash }) => sessionHash),
    ofRequest('round_names', 'text', ({ roundName }) => roundName),
    ofRequest('game_codes', 'text', ({ gameCode }) => gameCode),
    ofRequest('merchants', 'text', ({ merchant }) => merchant),
    ofRequest('currencies', 'text', ({ currency }) => currency),
    ofRequest('units', 'numeric', ({ unit }) => unit),
    ofRequest('hashes', 'bytea', ({ hash }) => hash),
    ofRequest('refs', 'text', ({ ref }) => ref),
    ofRequest('prepared', 'boolean', ({ prepared }) => prepared),
    ofRequest('closes', 'boolean', ({ closes }) => closes),
    ofRequest('final_bets', 'bigint', ({ finals }) => finals?.bet ?? null),
    ofRequest('final_wins', 'bigint', ({ finals }) => finals?.win ?? null),
    ofRequest('outcome_refs', 'text', ({ outcomeRef }) => outcomeRef),
    ofRequest('bet_sums', 'bigint', ({ sums }) => sums.bet),
    ofRequest('win_sums', 'bigint', ({ sums }) => sums.win),
    ofRequest('paid_sums', 'bigint', ({ sums }) => sums.paid),
    ofRequest('bet_counts', 'smallint', ({ sums }) => sums.bets),
    ofRequest('win_counts', 'smallint', ({ sums }) => sums.wins),
    ofRequest('cash_accounts', 'bigint', ({ accounts }) => accounts.cash),
    ofRequest('held_accounts', 'bigint', ({ accounts }) => accounts.held),
    column<Started>('days', 'date', ({ day }) => day),
    ofRequest('last_offsets', 'smallint', lastOffset),
    column<Started>('action_starts', 'integer', ({ start }) => start),
    ofRequest('action_counts', 'smallint', ({ actions }) => actions.length),
  ],
  source: [
    column<Placed<bigint>>('source_items', 'integer', ({ item }) => item),
    column<Placed<bigint>>('source_accounts', 'bigint', ({ of }) => of),
  ],
  action: [
    column<Placed<Action>>('action_items', 'integer', ({ item }) => item),
    column<Placed<Action>>('action_kinds', 'play.tx_kind', ({ of }) => of.kind),
    column<Placed<Action>>('action_txs', 'text', ({ of }) => of.txId),
    column<Placed<Action>>('action_amounts', 'bigint', ({ of }) => of.amount),
    column<Placed<Action>>('action_offsets', 'smallint', ({ of }) => of.offset),
    column<Placed<Action>>('action_held', 'boolean', ({ of }) => of.held),
    column<Placed<Action>>('action_board', 'boolean', ({ of }) => of.board),
  ],
  chain: [
    column<Placed<PostRequest>>('chain_items', 'integer', ({ item }) => item),
    column<Placed<PostRequest>>('chain_keys', 'text', ({ of }) => chainKey(of)),
    column<Placed<PostRequest>>('chain_sizes', 'smallint', ({ of }) => of.movements.length),
  ],
  transfer: [
    column<Placed<Movement>>('transfer_items', 'integer', ({ item }) => item),
    column<Placed<Movement>>('debits', 'bigint', ({ of }) => of.debit),
    column<Placed<Movement>>('credits', 'bigint', ({ of }) => of.credit),
    column<Placed<Movement>>('overflows', 'bigint', ({ of }) => of.overflow),
    column<Placed<Movement>>('amounts', 'bigint', ({ of }) => of.amount),
    column<Placed<Movement>>('transfer_codes', 'smallint', ({ of }) => of.code),
    column<Placed<Movement>>('transfer_kinds', 'smallint', ({ of }) => of.kind),
  ],
} as const;

/** The columns that `encodeSums` of packages/ledger adds, in its order. */
export const sumColumns = [
  { name: 'currency_names', type: 'text' },
  { name: 'colds', type: 'bigint' },
  { name: 'sides', type: 'bigint' },
  { name: 'hots', type: 'bigint' },
] as const;

/** Every argument of play.post_batch in order: name, and type as PostgreSQL writes it. */
export const postArguments: readonly { readonly name: string; readonly type: string }[] = [
  ...batchColumns,
  ...[...Object.values(columns).flat(), ...sumColumns].map(({ name, type }) => ({
    name,
    type: `${type}[]`,
  })),
];

/** Attributes of play.answer in order, which are what a lane reads of a batch. */
export const answerColumns = {
  code: 'integer',
  refusal: 'text',
  refused_at: 'integer',
  detail: 'text',
  duplicate: 'boolean',
  outcome: 'text',
  mismatch: 'boolean',
  held: 'boolean',
  cash: 'bigint',
  bonus: 'bigint',
  wallet_tx: 'bigint',
  wallet_txs: 'bigint[]',
  used_bonus: 'bigint',
} as const satisfies Record<Exclude<keyof PostAnswer, 'moment'>, string>;

/** Place of the last movement that is the player's money and not a limit's. */
function lastOffset({ actions }: PostRequest): number {
  return actions.findLast(({ offset }) => offset !== null)?.offset ?? 0;
}

/** The ledger's idempotency key of a request: its first transaction. */
function chainKey({ vendor, actions }: PostRequest): string {
  return `play:${vendor.code}:${actions[0]?.txId ?? ''}`;
}
