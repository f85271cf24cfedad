/** One of the hosts of a list, or the page's own where there is none. */
export function drawHost(hosts: readonly string[], drawn: number): string {
  const host = hosts[drawn % hosts.length];
  return host === undefined ? '' : host.replace(/\/+$/, '');
}

/** An address of our own at a drawn host; what names its host already stays there. */
export const atHost = (url: string, host: string): string =>
  /^\/(?!\/)/.test(url) ? `${host}${url}` : url;
