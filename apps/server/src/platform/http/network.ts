import ipaddr from 'ipaddr.js';

/** One home has one IPv4 address, but billions of IPv6 ones in one /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 45);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
