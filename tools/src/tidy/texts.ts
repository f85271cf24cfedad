import { visit, type Source } from './sources.ts';

/** Attributes that a person reads or hears. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'label',
  'placeholder',
  'title',
]);

/** Names are the same in every language. */
const NAMES = /^(Arara|Pix|R\$|CPF|RTP|PWA|FUN|BRL|18\+|21\+|x|×|©|·)$/u;

/** Text for people that stands in a component in place of the message files. */
export function untranslatedIn(file: Source): string[] {
  const problems: string[] = [];
  visit(file, (at) => {
    const check = (node: { start: number }, text: string) => {
      const words = text.trim().split(/\s+/);
      if (!/\p{L}/u.test(text) || words.every((word) => NAMES.test(word))) return;
      problems.push(`${at(node)}: "${text.trim()}" belongs to packages/i18n/messages`);
    };
    return {
      JSXText: (node) => check(node, node.value),
      JSXExpressionContainer(node) {
        const { expression } = node;
        if (expression.type === 'Literal' && typeof expression.value === 'string') {
          if (/\s\p{L}/u.test(expression.value)) check(node, expression.value);
        }
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (!READ_ATTRIBUTES.has(name) || node.value?.type !== 'Literal') return;
        if (typeof node.value.value === 'string') check(node, node.value.value);
      },
    };
  });
  return problems;
}
