/** A transfer as far as it moves money. */
export interface Movement {
  debit: bigint;
  credit: bigint;
  amount: bigint;
  currency: string;
  /** 1 single, 2 pending, 3 post, 4 void, 5 check. */
  kind: number;
}

/** The sums of plain transfers, as ledger.post_plain takes them: rows of `sumWidths` numbers each. */
interface PlainSums {
  currencies: string[];
  colds: (number | bigint)[];
  sides: (number | bigint)[];
  hots: (number | bigint)[];
}

/** How many numbers a row of each list has. */
export const sumWidths = { colds: 7, sides: 6, hots: 4 } as const;

interface Cold {
  id: bigint;
  debited: bigint;
  credited: bigint;
  /** The least that it must have had available, so that no debit was too much. */
  need: bigint;
  /** The same for an account whose credits must not exceed its debits. */
  room: bigint;
  lastItem: number;
  place: number;
  /** Place of the currency in the list, from 1. */
  currency: number;
}

interface Hot {
  debited: bigint;
  credited: bigint;
  currency: number;
}

interface Side {
  account: Cold;
  /** The amount that the items up to this one made available. */
  net: bigint;
  itemBefore: number;
}

const SINGLE = 1;
const CHECK = 5;
const AMOUNT_MAX = 9_000_000_000_000_000n;
// Below every balance: a rule that no item of the batch can break.
const ANY = -9_000_000_000_000_000_000n;
const HOT = 0;

/**
 * Sums up transfers without holds, so that the database can change every account in one step: what
 * each is debited and credited, what it must have had so that none of the transfers breaks its rule,
 * and what each transfer leaves. Undefined where they need the full way.
 */
export function sumUp(
  movements: readonly Movement[],
  isHot: (id: bigint) => boolean,
): PlainSums | undefined {
  if (movements.length === 0) return undefined;
  const currencies: string[] = [];
  const colds = new Map<bigint, Cold>();
  const hots = new Map<bigint, Hot>();
  const debitSides: (Side | undefined)[] = [];
  const creditSides: (Side | undefined)[] = [];
  const sumsOf = (id: bigint, currency: number): Cold | Hot =>
    isHot(id) ? hot(hots, id, currency) : cold(colds, id, currency);
  let item = 0;
  for (const movement of movements) {
    if (!isPlain(movement)) return undefined;
    const { debit, credit, amount } = movement;
    const currency = placeIn(currencies, movement.currency);
    item += 1;
    const from = sumsOf(debit, currency);
    const to = sumsOf(credit, currency);
    // An account has one currency; what names another is refused elsewhere.
    if (from.currency !== currency || to.currency !== currency) return undefined;
    from.debited += amount;
    if ('need' in from) debitSides[item] = debitSide(from, item);
    to.credited += amount;
    if ('need' in to) creditSides[item] = creditSide(to, item);
  }
  const byId = [...colds.values()].sort(inIdOrder);
  for (const [index, account] of byId.entries()) account.place = index + 1;
  return {
    currencies,
    colds: coldRows(byId),
    sides: sideRows(debitSides, creditSides, item),
    hots: hotRows(hots),
  };
}

function isPlain({ debit, credit, amount, kind }: Movement): boolean {
  if (debit === credit || debit <= 0n || credit <= 0n) return false;
  if (kind === SINGLE) return amount > 0n && amount <= AMOUNT_MAX;
  return kind === CHECK && amount === 0n;
}

/** Where a currency stands in the list, from 1; it is added where it does not. */
function placeIn(currencies: string[], currency: string): number {
  const index = currencies.indexOf(currency);
  return index === -1 ? currencies.push(currency) : index + 1;
}

function cold(colds: Map<bigint, Cold>, id: bigint, currency: number): Cold {
  const known = colds.get(id);
  if (known !== undefined) return known;
  const sums = { debited: 0n, credited: 0n, need: ANY, room: ANY };
  const account = { id, ...sums, lastItem: 0, place: 0, currency };
  colds.set(id, account);
  return account;
}

function hot(hots: Map<bigint, Hot>, id: bigint, currency: number): Hot {
  const known = hots.get(id);
  if (known !== undefined) return known;
  const account = { debited: 0n, credited: 0n, currency };
  hots.set(id, account);
  return account;
}

function debitSide(account: Cold, item: number): Side {
  const net = account.credited - account.debited;
  if (-net > account.need) account.need = -net;
  return sideOf(account, net, item);
}

function creditSide(account: Cold, item: number): Side {
  const net = account.credited - account.debited;
  if (net > account.room) account.room = net;
  return sideOf(account, net, item);
}

function sideOf(account: Cold, net: bigint, item: number): Side {
  const side = { account, net, itemBefore: account.lastItem };
  account.lastItem = item;
  return side;
}

function inIdOrder(a: Cold, b: Cold): number {
  return a.id < b.id ? -1 : 1;
}

function inKeyOrder([a]: [bigint, Hot], [b]: [bigint, Hot]): number {
  return a < b ? -1 : 1;
}

function coldRows(accounts: readonly Cold[]): (number | bigint)[] {
  const rows: (number | bigint)[] = [];
  for (const { id, debited, credited, need, room, lastItem, currency } of accounts) {
    rows.push(id, debited, credited, need, room, lastItem, currency);
  }
  return rows;
}

function hotRows(accounts: ReadonlyMap<bigint, Hot>): (number | bigint)[] {
  const rows: (number | bigint)[] = [];
  for (const [id, { debited, credited, currency }] of [...accounts].sort(inKeyOrder)) {
    rows.push(id, debited, credited, currency);
  }
  return rows;
}

function sideRows(
  debits: readonly (Side | undefined)[],
  credits: readonly (Side | undefined)[],
  items: number,
): (number | bigint)[] {
  const rows: (number | bigint)[] = [];
  for (let item = 1; item <= items; item += 1) {
    const debit = debits[item];
    const credit = credits[item];
    rows.push(placeOf(debit), placeOf(credit), laterOn(debit), laterOn(credit));
    rows.push(debit?.itemBefore ?? 0, credit?.itemBefore ?? 0);
  }
  return rows;
}

function placeOf(side: Side | undefined): number {
  return side?.account.place ?? HOT;
}

function laterOn(side: Side | undefined): number | bigint {
  return side === undefined ? HOT : side.account.credited - side.account.debited - side.net;
}
