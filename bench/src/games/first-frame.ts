import { openPhone } from '../site/phone.ts';

/** A phone over slow 4G, as Lighthouse has it: bits a second, milliseconds there and back, and a slow processor. */
const network = { bitsPerSecond: 1_638_400, roundTripMs: 150 };
const slowdown = 4;

export interface FirstFrame {
  /** From the launch until the game can be played. */
  readonly ms: number;
  /** As they went over the wire meanwhile. */
  readonly bytes: number;
}

/**
 * Launches a game for play money, from the page that presents it, on a phone over slow 4G; waits until its great button
 * plays. `ready` is the name that the button has then.
 */
export async function openFirst(url: string, node: string, ready: RegExp): Promise<FirstFrame> {
  const phone = await openPhone(url);
  try {
    const { page } = phone;
    await page.goto(`/game?id=${node}`);
    await page.waitForLoadState('networkidle');
    const client = await page.context().newCDPSession(page);
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: network.bitsPerSecond / 8,
      uploadThroughput: network.bitsPerSecond / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const began = performance.now();
    await page.getByRole('main').getByText('Jogar grátis').first().tap();
    await page.frameLocator('iframe').getByRole('button', { name: ready }).first().waitFor();
    return { ms: performance.now() - began, bytes };
  } finally {
    await phone.close();
  }
}
