import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

// The faces that the browser really draws with: a style sheet says only which ones are wished for.

interface Drawn {
  readonly familyName: string;
  readonly isCustomFont: boolean;
}

/** By selector, the families whose glyphs stand in its first element, and whether they are ours. */
export async function facesOf(page: Page, selectors: readonly string[]): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const told: string[] = [];
  for (const selector of selectors) {
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    expect(nodeId, selector).not.toBe(0);
    const { fonts } = (await browser.send('CSS.getPlatformFontsForNode', { nodeId })) as {
      fonts: Drawn[];
    };
    const names = fonts.map((font) => (font.isCustomFont ? font.familyName : 'the system’s'));
    told.push(`${selector}: ${[...new Set(names)].map(shortOf).join(', ')}`);
  }
  await browser.detach();
  return told;
}

const shortOf = (family: string): string => /^(Inter|Bricolage)/.exec(family)?.[1] ?? family;
