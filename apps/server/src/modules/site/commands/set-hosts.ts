import { lockHosts, writeHosts } from '../change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import { changeSite } from './change-site.ts';

const hostPattern = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{1,63}$/;

/**
 * Sets the names that a merchant answers under beside those it began with: exact ones, or
 * `*.example.com`. Throws for what is no name, and for one that is another merchant's.
 */
export async function setHosts(
  deps: SiteDeps,
  merchant: string,
  hosts: readonly string[],
  actor: string,
): Promise<void> {
  const names = hosts.map((host) => host.toLowerCase());
  for (const name of names) {
    if (!hostPattern.test(name)) throw new Error(`${name} is not a host such as play.example.com.`);
  }
  await changeSite(deps, {
    merchant,
    actor,
    subject: 'hosts',
    async write(tx) {
      const rows = await lockHosts(tx);
      const taken = rows.find(
        ({ id, all }) => id !== merchant && names.some((n) => all.includes(n)),
      );
      if (taken !== undefined) throw new Error(`${taken.id} answers there already.`);
      await writeHosts(tx, merchant, names);
      return { before: rows.find(({ id }) => id === merchant)?.own ?? [], after: names };
    },
  });
}
