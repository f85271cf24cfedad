import ipaddr from 'ipaddr.js';

/** One home has one IPv4 address, but billions of IPv6 ones in one /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 45);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** True for an address of the machine or of its own network. */
export function isNeighbour(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const range = ipaddr.process(address).range();
  return range === 'loopback' || range === 'private' || range === 'uniqueLocal';
}

/** A network as CIDR writes it, by its first address; a single address is a network of one. Null: it is neither. */
export function cidrOf(text: string): string | null {
  if (ipaddr.isValid(text)) {
    const one = ipaddr.process(text);
    return `${one.toString()}/${one.kind() === 'ipv4' ? 32 : 128}`;
  }
  if (!ipaddr.isValidCIDR(text)) return null;
  const [address, bits] = ipaddr.parseCIDR(text);
  const first =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(text)
      : ipaddr.IPv6.networkAddressFromCIDR(text);
  return `${first.toString()}/${bits}`;
}

/** Tells whether an address lies in one of these networks; IPv4 is the same in the clothes of IPv6. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const range = ipaddr.parseCIDR(network);
    return range[0].kind() === parsed.kind() && parsed.match(range);
  });
}
