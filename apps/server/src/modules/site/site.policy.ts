import ipaddr from 'ipaddr.js';
import { jurisdictions } from './site.jurisdictions.ts';
import type { JurisdictionCode } from './site.model.ts';
import type { MerchantSite, RegionRules, Schedule, Sites } from './site.model.ts';

const addressMax = 2_000;

/** True if visitors from a country may come in; a denied country stays denied if also allowed. */
export function regionOpen(rules: RegionRules, country: string | null): boolean {
  if (country === null) return rules.unknown === 'allow';
  if (rules.denied.includes(country)) return false;
  return rules.allowed.length === 0 || rules.allowed.includes(country);
}

/** True if the law keeps a resource off, whatever the operator has named. */
export const isForbidden = (jurisdiction: JurisdictionCode, resourceType: string): boolean =>
  jurisdictions[jurisdiction].forbiddenResources.some((type) => type === resourceType);

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

/** True for a path of this site, and no address elsewhere in its clothes. */
export const isOwnPath = (address: string): boolean =>
  /^\/(?![/\\])\S*$/.test(address) && address.length <= addressMax;

export const isWholeAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && address.length <= addressMax;

/** True for what a page may link to: an address is of this site, or whole by https. */
export const isAddress = (address: string): boolean =>
  isOwnPath(address) || isWholeAddress(address);

/** Throws for what a page should never link to. */
export function requireAddress(address: string | null | undefined): void {
  if (address === null || address === undefined || isAddress(address)) return;
  throw new Error(`${address} is no address such as https://example.com/x or /x.`);
}

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
