import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Every rule of the standards; those that ask where things stand, which is all that another width
 * changes of what shows; or those of the colours, all that a theme changes.
 */
const rules = {
  all: standards,
  places: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
  },
  colours: { type: 'rule', values: ['color-contrast'] },
} as const;

export type Rules = keyof typeof rules;

/** Nothing is read that no rule here asks for: sheets of other hosts, the ways to an element. */
const thrifty = { resultTypes: ['violations'], iframes: false, preload: false, selectors: false };

/**
 * The findings of axe on a part of the page as it stands. The rules are brought into the page once for as
 * long as it stays: that takes longer than asking them.
 */
export async function askAxe(page: Page, part = 'html', which: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = { runOnly: rules[which], ...thrifty };
  return page.evaluate(
    async ([root, wish]) => {
      const { axe: tool } = globalThis as unknown as {
        axe: { run: (root: string, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await tool.run(root, wish as RunOptions);
      return violations.map(({ id, nodes: [node] }) => {
        const why = [...(node?.any ?? []), ...(node?.all ?? []), ...(node?.none ?? [])];
        return `${id}: ${node?.html}: ${why[0]?.message}`;
      });
    },
    [part, options] as const,
  );
}
