import ipaddr from 'ipaddr.js';
import type { MerchantSite, RegionRules, Schedule, Sites } from './site.model.ts';

/** Whether visitors from a country may come in; a denied country stays denied if also allowed. */
export function regionOpen(rules: RegionRules, country: string | null): boolean {
  if (country === null) return rules.unknown === 'allow';
  if (rules.denied.includes(country)) return false;
  return rules.allowed.length === 0 || rules.allowed.includes(country);
}

export function inForce({ startsAt, endsAt }: Schedule, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}

/** The merchant that a host belongs to: an exact name before a wildcard before the home network. */
export function merchantOfHost(sites: Sites, hostAndPort: string): MerchantSite | null {
  const host = bareHost(hostAndPort);
  if (host === '') return null;
  const tests: ((pattern: string) => boolean)[] = [
    (pattern) => pattern === host,
    (pattern) => pattern.startsWith('*.') && host.endsWith(pattern.slice(1)),
    (pattern) => pattern === 'private' && isPrivateAddress(host),
  ];
  for (const test of tests) {
    for (const site of sites.values()) if (site.hosts.some(test)) return site;
  }
  return null;
}

/** The host that a merchant is named by outside: the first that is a name and no wildcard. */
export function namedHost({ hosts }: Pick<MerchantSite, 'hosts'>): string | null {
  return hosts.find((host) => host !== 'private' && !host.startsWith('*')) ?? null;
}

/** The public addresses of a site: names that a person can type, nobody's wildcards. */
export const namedOrigins = ({ hosts }: Pick<MerchantSite, 'hosts'>): string[] =>
  hosts
    .filter((host) => host.includes('.') && !host.startsWith('*'))
    .map((host) => `https://${host}`);

/** A host as a person writes it, without port, brackets or a closing dot. */
function bareHost(hostAndPort: string): string {
  const host = hostAndPort.startsWith('[')
    ? hostAndPort.slice(1).split(']')[0]
    : hostAndPort.split(':')[0];
  return (host ?? '').toLowerCase().replace(/\.$/, '');
}

function isPrivateAddress(host: string): boolean {
  if (!ipaddr.isValid(host)) return false;
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(host).range());
}
