import autocannon from 'autocannon';

const connections = 64;
/** Visitors come from many addresses, because each may ask six hundred times a minute. */
const addressesPerConnection = 60;

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/** Asks for some seconds over 64 connections, as some four thousand visitors in turn. */
export async function load(url: string, seconds: number): Promise<Load> {
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(one) {
      const block = client % 256;
      client += 1;
      one.setRequests(
        Array.from({ length: addressesPerConnection }, (_, n) => ({
          method: 'GET',
          headers: { 'x-forwarded-for': `177.10.${block}.${n + 1}` },
        })),
      );
    },
  });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
