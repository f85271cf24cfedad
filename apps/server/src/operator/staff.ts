import type { KeepFault, StaffService } from '../modules/staff/index.ts';
import { readArguments } from './arguments.ts';
import { table } from './decisions/table.ts';
import type { Deed } from './decisions/two-people.ts';

type Accounts = Pick<StaffService, 'accounts' | 'addAccount' | 'resetAccount' | 'isShortOfPeople'>;

/** The accounts, and the way to what two people decide about them. */
export interface StaffDesk {
  readonly accounts: Accounts;
  /** Tells whether a brand of this name is here. */
  isBrand(id: string): Promise<boolean>;
  /** The brand where none is named. */
  readonly merchant: string;
  /** In the demo the machine opens accounts alone. */
  readonly isDemo: boolean;
  /** The person who is signed in proposes a deed, with a reason, or agrees to it. */
  decide(deed: Deed, wish: { merchant: string; reason: string | undefined }): Promise<string>;
}

export const staffUsage = `npm run operator -- staff <command>

  staff list                               the accounts, their roles and brands
  staff add <e-mail> --name <name> --role <role>... [--brand <brand>...] --reason <sentence>
                                           proposes an account; its first password goes there by mail
  staff change <e-mail> [--role <role>...] [--brand <brand>...] --reason <sentence>
  staff off|on <e-mail> --reason <sentence>   takes an account out of use, or puts it back into use
  staff add|change|off|on <e-mail>         another person agrees
  staff reset <e-mail>                     another first password and another app: one of them was lost
  --merchant <id>                          at which brand it is decided (default: MERCHANT)

  While a brand has fewer than two people who could decide, "staff add" without a reason opens the account at once
  and tells its first password.
  The roles are owner, finance, support, risk, content, games, lottery, marketing and auditor.`;

const options = {
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
  brand: { type: 'string', multiple: true },
  reason: { type: 'string' },
  merchant: { type: 'string' },
} as const;

type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** `staff …`: the accounts of the people who run the house. Two people decide about them, as in the console. */
export async function runStaff(
  desk: StaffDesk,
  args: readonly string[],
  account: string,
): Promise<string> {
  const { values, positionals } = readArguments(args, options);
  const [verb, email, ...rest] = positionals;
  if (rest.length > 0) throw new Error(staffUsage);
  if (verb === 'list' && email === undefined) return list(desk.accounts);
  if (email === undefined) throw new Error(staffUsage);
  for (const id of [...(values.brand ?? []), values.merchant ?? desk.merchant]) {
    if (!(await desk.isBrand(id))) throw new Error(`There is no merchant ${id}.`);
  }
  switch (verb) {
    case 'add':
      return add(desk, email, values, `machine:${account}`);
    case 'change':
    case 'off':
    case 'on':
      return byTwo(desk, await deedOf(desk.accounts, verb, email, values), values);
    case 'reset':
      return reset(desk.accounts, email, `machine:${account}`);
    default:
      throw new Error(staffUsage);
  }
}

async function list(accounts: Accounts): Promise<string> {
  const rows = await accounts.accounts();
  return table(
    ['e-mail', 'name', 'roles', 'brands', 'app', 'in use'],
    rows.map((row) => [
      row.email,
      row.name,
      row.roles.join(' '),
      row.brands.join(' '),
      row.hasTotp ? 'yes' : 'no',
      row.disabledAt === null ? 'yes' : 'no',
    ]),
    'There are no staff accounts.',
  );
}

/** An account is opened by two people; by the machine alone where a brand has no two yet. */
async function add(desk: StaffDesk, email: string, values: Values, by: string): Promise<string> {
  const { name = '', role = [], brand, merchant = desk.merchant, reason } = values;
  const brands = brand ?? [merchant];
  const isAlone = desk.isDemo || (await desk.accounts.isShortOfPeople(brands));
  if (reason === undefined && isAlone) {
    const wish = { email, name, roles: role, brands, password: null };
    const answer = await desk.accounts.addAccount(wish, by);
    if ('fault' in answer) throw new Error(faultIn(answer.fault, email));
    return `${email} is opened. ${firstPassword(answer.password)}`;
  }
  const deed = {
    ...named(email, 'add'),
    kind: 'staff.account.open',
    subject: { email, name, roles: role, brands },
    wish: 'to open it',
    done: 'it is opened, and its first password is on its way by mail.',
  };
  return byTwo(desk, deed, values);
}

const wishes = {
  off: {
    kind: 'staff.account.close',
    wish: 'to take it out of use',
    done: 'it is out, everywhere.',
  },
  on: {
    kind: 'staff.account.reopen',
    wish: 'to put it back',
    done: 'its person may sign in again.',
  },
} as const;

async function deedOf(
  accounts: Accounts,
  verb: 'change' | 'off' | 'on',
  email: string,
  { role, brand }: Values,
): Promise<Deed> {
  const known = (await accounts.accounts()).find((one) => one.email === email.toLowerCase());
  if (known === undefined) {
    throw new Error(`There is no account ${email}. Nothing was changed.`);
  }
  if (verb !== 'change') return { ...named(email, verb), ...wishes[verb], subject: { email } };
  const subject = { email, roles: role ?? known.roles, ...(brand && { brands: brand }) };
  return {
    ...named(email, verb),
    kind: 'staff.roles.change',
    subject,
    wish: 'the change',
    done: 'it counts from the next command and call.',
  };
}

const named = (email: string, verb: string) => ({
  key: email.toLowerCase(),
  name: `The account ${email}`,
  again: `staff ${verb} ${email}`,
  words,
});

const words: Readonly<Record<string, string>> = {
  'decision.nothing.left': 'It is that already, or it works at another brand. Nothing was changed.',
  'request.invalid':
    'An account has an e-mail address, a name and roles that exist. Nothing was changed.',
  'staff.account.wider':
    'It may do more, or would, than the person who is signed in. Nothing was changed.',
  'staff.owner.last': 'The brand would have no owner with a second step. Nothing was changed.',
  'staff.email.taken': 'This address has an account already. Nothing was changed.',
};

const byTwo = (desk: StaffDesk, deed: Deed, values: Values): Promise<string> =>
  desk.decide(deed, { merchant: values.merchant ?? desk.merchant, reason: values.reason });

async function reset(accounts: Accounts, email: string, by: string): Promise<string> {
  const password = await accounts.resetAccount(email, by);
  if (password === null) throw new Error(`There is no account ${email}. Nothing was changed.`);
  return `${email} is reset, and signed out everywhere. ${firstPassword(password)}`;
}

const firstPassword = (password: string): string =>
  `The first password, shown this once: ${password}\nIts owner changes it, and adds an authenticator app, at the first sign-in.`;

function faultIn(fault: KeepFault, email: string): string {
  const sentences: Readonly<Record<KeepFault, string>> = {
    email: `"${email}" is no e-mail address.`,
    name: 'An account has a name: --name <name>.',
    brands: 'An account works at a brand: --brand <brand>.',
    roles:
      'An account has roles that exist: owner, finance, support, risk, content, games, lottery, marketing, auditor.',
    taken: `${email} has an account already.`,
  };
  return `${sentences[fault]} Nothing was changed.`;
}
