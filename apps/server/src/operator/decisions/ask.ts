import { AppError } from '../../platform/errors.ts';
import { oneSpelling } from '../../platform/spelling.ts';

/** What a person asked for: `<subject> <verb> <id>` and the options. */
export interface Ask {
  readonly verb: string | undefined;
  readonly id: string | undefined;
  /** What stands behind the id: the issue of a lottery, the mark of what is proposed. */
  readonly second?: string | undefined;
  readonly merchant: string;
  /** Who decides, as often as `--by` was given. */
  readonly by: readonly string[];
  /** The account of the machine that the command was given from; null: not told. */
  readonly ranBy: string | null;
  readonly reason: string | undefined;
  /** What is decided, where it is written in a file. */
  readonly file?: string | undefined;
  /** Of a result: where it was read, and what it is in words. */
  readonly source?: string | undefined;
  readonly result?: string | undefined;
}

export const decisionUsage = `npm run operator -- <command>

  member show <username or number>         whether a member is blocked, and who decided it
  member block|unblock <username or number> --by <name> --reason <sentence>
  withdrawal list                          withdrawals that wait for a person
  withdrawal approve|refuse <id> --by <name>
  payment list                             Pix that arrived and are held
  payment release|refund <endToEndId> --by <name>
  prize list                               prizes above their vendor's cap, which are held
  prize release <id> --by <name> --by <another name>
  round list                               rounds that their vendor left open for three days
  round void <id> --by <name> --reason <sentence>
  round void <id> --by <another name>      agrees: the stakes are returned
  transfer list                            transfers that nobody knows for a day
  transfer ok|failed <id> --by <name> --reason <sentence>
  odds list                                lotteries, their prizes in force, what is proposed
  odds show <lottery>                      its prizes, to be changed in a file
  odds set <lottery> --file <table.json> --by <name> --reason <sentence>
  odds proposed <lottery>                  what would change, and its mark
  odds agree <lottery> <mark> --by <another name>   a new version is in force
  odds withdraw <lottery> --by <name>      takes back what is proposed
  lottery results                          draws made elsewhere that wait for two people, differ, or are called void
  lottery result <lottery> <issue> --by <name> --source <name or address> --result <prizes>|--file <path>
  lottery correct <lottery> <issue> (the same) --reason <sentence>
  lottery void <lottery> <issue> --by <name> --reason <sentence>   its draw did not take place; two people
  lottery withdraw <lottery> <issue> --by <name>    takes back what this person said
  lottery tampered                         tickets that are not as they were counted, and keep an issue waiting
  lottery restore <ticket> --file <issue.json or its text> --by <name> --reason <sentence>   two people
  lottery giveback|keep <ticket> --by <name> --reason <sentence>   its stake goes back, or it keeps what it has; two people
  lottery withdraw <ticket> --by <name>    takes back what this person said of it
  lottery tickets                          all that was said of tickets
  lottery games                            what is sold, what is not, and who decided it
  lottery off|on <lottery> --by <name> --reason <sentence>
  lottery payments                         issues with tickets that wait for their money
  lottery entries                          all that was said of results, by whom, from which account
  lottery losses                           corrected prizes that were spent before
  events dead-letters list                 events that a consumer gave up, and why
  events dead-letters retry <letter> --by <name>    has its consumer handle it again, once
  events dead-letters drop <letter> --by <name> --reason <sentence>   nobody handles it any more
  ledger show                              unsound proofs of the ledger, which keep payouts waiting
  ledger clear <proof> --by <name> --reason <sentence>   the newest of them: payouts are sent again
  ledger cleared                           who cleared what, and why
  vendor list                              vendors and their live keys
  vendor add-key <vendor> --by <name>      tells the secret once
  vendor revoke-key <key> --by <name>

  --by <name>       who decides: it is written down with the decision; so is, of results, odds and prizes,
                    the account of this machine that the command is given from
  --result <prizes> every prize with all its digits: "special 90005; first 12334; second 80305 11111; …"
  --merchant <id>   whose site (default: MERCHANT)`;

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,59}$/u;

/** Who decides, in one spelling. */
function personOf(name: string): string {
  const person = oneSpelling(name);
  if (!namePattern.test(person)) throw new Error(`--by wants a name, not "${name}".`);
  return person;
}

/** The one person who decides. */
export function oneOf({ by }: Ask): string {
  const [name] = by;
  if (name === undefined) throw new Error('Who decides? Add --by <name>.');
  if (by.length > 1) throw new Error('One person decides this: give --by once.');
  return personOf(name);
}

/** The two people who decide together. */
export function twoOf({ by }: Ask): [string, string] {
  const [first, second, ...more] = by.map(personOf);
  if (first === undefined || second === undefined || more.length > 0) {
    throw new Error('Two people decide this: --by <name> --by <another name>.');
  }
  if (first === second) throw new Error('Two people decide this, and these are the same person.');
  return [first, second];
}

/** What is said where two names came from one account of the machine: it is no proof of anything. */
export const oneAccount = (account: string): string =>
  `Both were entered from the account ${account} of this machine, and this stays on record.`;

/** Why something is decided; asks the question where nothing was said. */
export function reasonOf({ reason }: Ask, question: string): string {
  const why = reason?.trim() ?? '';
  if (why === '') throw new Error(`${question} Add --reason <sentence>.`);
  return why;
}

/** The id that the command is about. */
export function idOf({ id }: Ask): string {
  if (id === undefined) throw new Error(decisionUsage);
  return id;
}

/** Does something and says a refusal of the module in words, where there are some for it. */
export async function inWords<T>(
  work: () => Promise<T>,
  words: Readonly<Record<string, string>>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = error instanceof AppError ? words[error.code] : undefined;
    throw sentence === undefined ? error : new Error(sentence, { cause: error });
  }
}
