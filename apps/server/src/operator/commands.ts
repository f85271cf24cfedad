import type { CatalogueService } from '../modules/catalogue/index.ts';
import type { ReportsService } from '../modules/reports/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import { readArguments } from './arguments.ts';
import { announce, endAnnouncement } from './announce.ts';
import { listFeedback, saveFeedbackImages } from './feedback.ts';
import { resource, service, text } from './places.ts';
import { reports } from './reports.ts';
import { setting } from './settings.ts';

export const usage = `npm run operator -- <command>

  status                                   what is on and who may come in
  maintenance on [--until <time>] [--message <language>=<sentence>]...
  maintenance off
  regions [--allow BR,PT] [--deny US] [--unknown allow|deny]
  regions open                             every country may come in
  hosts [<name>...]                        names it answers under beside its first ones; none takes them back
  merchants                                who is here, and under which name
  module <id> on|off                       for example: module FREEPLAY3 off
  game <code or node id> on|off            for example: game boto-encantado off
  announce [popup] --title <language>=<words>... --text <language>=<words>...
  announce end <id>                        takes an announcement back
  resource [<type> <address>|off]          social sites, apps, the page of affiliates; --qr <address>|none,
                                           --label <words>, --position <n>
  service [<type> <address>|off]           where customer service is: 1 help, 3 a person, VIP
  setting [<name> <value>]                 languages offered (pt-BR,en) and the first language, least age,
                                           first theme: light or dark; visitors: welcome, or login for
                                           a site whose pages are for members alone; stay: days that
                                           browsers stay signed in whose owners ask for it, 0: none
  text [<language> <namespace>:<key> <words>]   what the site says in other words
  text end <language> <namespace>:<key>    the standard text again
  feedback                                 what people wrote last
  feedback <id> <folder>                   saves the pictures of one there
  reports [rebuild]                        how far they follow the ledger; counts them again from nothing
  sign-in [<e-mail>], sign-out, who        the person at this terminal; the lines below ask for one
  decision                                 what waits for a second person: each alone explains itself
  withdrawal, payment, prize, round, transfer, lottery   what waits for people
  member                                   who is blocked, and blocks
  adjust                                   the balance of a member, by two people
  grant                                    bonus money for a member, by two people
  vendor                                   keys of the vendors of games
  events                                   events that a consumer gave up
  odds                                     prizes of the lotteries, which two people change
  ledger                                   proofs of the ledger that found a fault; its dump
  staff                                    the accounts of the people who run the house

  --merchant <id>   whose site (default: MERCHANT)
  --actor <name>    who is written into the history (default: the user of this machine)
  --until takes a time such as 2026-12-24T06:00-03:00: visitors are told, nothing ends by itself.`;

export interface Operator {
  readonly site: SiteService;
  readonly catalogue: CatalogueService;
  readonly reports: Pick<ReportsService, 'rebuild' | 'secondsBehind'>;
  readonly merchant: string;
  readonly actor: string;
}

const options = {
  merchant: { type: 'string' },
  actor: { type: 'string' },
  until: { type: 'string' },
  message: { type: 'string', multiple: true },
  title: { type: 'string', multiple: true },
  text: { type: 'string', multiple: true },
  qr: { type: 'string' },
  label: { type: 'string' },
  position: { type: 'string' },
  allow: { type: 'string' },
  deny: { type: 'string' },
  unknown: { type: 'string' },
} as const;

type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** Runs one command of the operator's and answers what to print; throws with a sentence to read. */
export async function runCommand(args: readonly string[], defaults: Operator): Promise<string> {
  const { values, positionals } = readArguments(args, options);
  const operator = {
    ...defaults,
    merchant: values.merchant ?? defaults.merchant,
    actor: values.actor ?? defaults.actor,
  };
  const [command, subject, state] = positionals;
  if ((await operator.site.merchantOf(operator.merchant, '')) === null) {
    throw new Error(`There is no merchant ${operator.merchant}.`);
  }
  switch (command) {
    case 'status':
      return describe(operator);
    case 'maintenance':
      return maintenance(operator, onOff(subject), values);
    case 'regions':
      return regions(operator, subject === 'open', values);
    case 'hosts':
      return hosts(operator, positionals.slice(1));
    case 'merchants':
      return merchants(operator);
    case 'module':
      return switchModule(operator, subject ?? '', onOff(state));
    case 'announce':
      if (subject === 'end') return endAnnouncement(operator, state ?? '');
      return announce(operator, kindOf(subject), {
        title: wordsOf(values.title),
        text: wordsOf(values.text),
      });
    case 'resource':
      return resource(operator, positionals.slice(1), values);
    case 'service':
      return service(operator, positionals.slice(1));
    case 'setting':
      return setting(operator, positionals.slice(1));
    case 'text':
      return text(operator, positionals.slice(1));
    case 'feedback':
      return subject === undefined
        ? listFeedback(operator)
        : saveFeedbackImages(operator, subject, state);
    case 'reports':
      return reports(operator.reports, subject);
    case 'game':
      return switchGame(operator, subject ?? '', onOff(state));
    default:
      throw new Error(usage);
  }
}

async function maintenance({ site, merchant, actor }: Operator, active: boolean, values: Values) {
  const endsAt = values.until === undefined ? null : timeOf(values.until);
  const message = wordsOf(values.message);
  await site.setMaintenance(merchant, { active, endsAt, message }, actor);
  if (!active) return `${merchant} is open.`;
  return `${merchant} is in maintenance${endsAt === null ? '' : ` until ${endsAt.toISOString()}`}.`;
}

async function regions({ site, merchant, actor }: Operator, open: boolean, values: Values) {
  const now = (await site.siteOf(merchant)).regions;
  const { unknown } = values;
  if (unknown !== undefined && unknown !== 'allow' && unknown !== 'deny') throw new Error(usage);
  const rules = open
    ? ({ allowed: [], denied: [], unknown: 'allow' } as const)
    : {
        allowed: values.allow === undefined ? now.allowed : codesOf(values.allow),
        denied: values.deny === undefined ? now.denied : codesOf(values.deny),
        unknown: unknown ?? now.unknown,
      };
  const asks = [values.allow, values.deny, unknown].every((value) => value === undefined);
  if (open || !asks) await site.setRegions(merchant, rules, actor);
  return describeRegions(rules, site.knowsIpv6);
}

async function hosts({ site, merchant, actor }: Operator, names: readonly string[]) {
  if (names.length > 0) await site.setHosts(merchant, names[0] === 'none' ? [] : names, actor);
  return `${merchant} answers at: ${(await site.siteOf(merchant)).hosts.join(' ')}`;
}

async function merchants({ site }: Operator): Promise<string> {
  const all = await site.merchants();
  return all.map(({ merchant, name, host }) => `${merchant}: ${name}, ${host ?? '-'}`).join('\n');
}

async function switchModule({ site, merchant, actor }: Operator, id: string, enabled: boolean) {
  await site.setModule(merchant, id, enabled, actor);
  const answers = await site.moduleOn(merchant, id);
  if (answers === enabled) return `${id} is ${enabled ? 'on' : 'off'}.`;
  return `${id} is switched on, but a module above it is off.`;
}

async function switchGame({ catalogue, merchant, actor }: Operator, game: string, on: boolean) {
  await catalogue.setGame(merchant, game, on ? 'on' : 'off', actor);
  return `${game} is ${on ? 'on' : 'off'}.`;
}

async function describe({ site, merchant }: Operator): Promise<string> {
  const { maintenance: state, regions: rules, modules, jurisdiction } = await site.siteOf(merchant);
  const until = state.endsAt === null ? '' : ` until ${state.endsAt.toISOString()}`;
  return [
    `${merchant} (jurisdiction ${jurisdiction})`,
    `maintenance: ${state.active ? `on${until}` : 'off'}`,
    describeRegions(rules, site.knowsIpv6),
    `modules on: ${[...modules].join(' ')}`,
  ].join('\n');
}

function describeRegions(
  rules: {
    readonly allowed: readonly string[];
    readonly denied: readonly string[];
    readonly unknown: string;
  },
  knowsIpv6: boolean,
): string {
  const allowed = rules.allowed.length === 0 ? 'every country' : rules.allowed.join(' ');
  const denied = rules.denied.length === 0 ? '' : ` but ${rules.denied.join(' ')}`;
  return `regions: ${allowed}${denied}; unknown country${knowsIpv6 ? '' : ', and IPv6'}: ${rules.unknown}`;
}

function onOff(word: string | undefined): boolean {
  if (word !== 'on' && word !== 'off') throw new Error(usage);
  return word === 'on';
}

function codesOf(list: string): string[] {
  return list.split(',').flatMap((code) => (code.trim() === '' ? [] : [code.trim().toUpperCase()]));
}

function timeOf(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`${text} is not a time.`);
  return time;
}

function kindOf(word: string | undefined): 'PL' | 'PU' {
  if (word !== undefined && word !== 'popup') throw new Error(usage);
  return word === undefined ? 'PL' : 'PU';
}

/** Words by their language: `pt-BR=Já voltamos.` */
function wordsOf(texts: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(texts.map(sentenceOf));
}

function sentenceOf(text: string): [string, string] {
  const [language = '', ...words] = text.split('=');
  if (words.length === 0) throw new Error(`Words are given as <language>=<words>, not ${text}`);
  return [language, words.join('=')];
}
