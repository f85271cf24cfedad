import axe from 'axe-core';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
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
 * long as it stays: that takes longer than asking them. `within` leaves out the frame round the main part: rules
 * about the page as a whole are asked all the same.
 */
export async function askAxe(
  page: Page,
  part = 'html',
  which: Rules = 'all',
  within?: 'main',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = { runOnly: rules[which], ...thrifty };
  return page.evaluate(
    async ([root, wish, only]) => {
      const { axe: tool } = globalThis as unknown as {
        axe: { run: (root: ElementContext, options: RunOptions) => Promise<AxeResults> };
      };
      const exclude: Element[] = [];
      for (
        let on: Element | null = only ? document.querySelector(only) : null;
        on && on !== document.body;
      ) {
        const parent: Element | null = on.parentElement;
        exclude.push(...[...(parent?.children ?? [])].filter((one) => one !== on));
        on = parent;
      }
      const asked = exclude.length > 0 ? { include: [root], exclude } : root;
      const { violations } = await tool.run(asked, wish as RunOptions);
      return violations.map(({ id, nodes: [node] }) => {
        const why = [...(node?.any ?? []), ...(node?.all ?? []), ...(node?.none ?? [])];
        return `${id}: ${node?.html}: ${why[0]?.message}`;
      });
    },
    [part, options, within] as const,
  );
}
