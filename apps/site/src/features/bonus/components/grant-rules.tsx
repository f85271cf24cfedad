import { grantRules } from '@arara/client';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { Grant } from '../api/grants.ts';
import css from './bonus.module.css';

/** The rules of a grant, sentence by sentence. */
export function GrantRules({ grant }: { grant: Grant }) {
  const t = useT('bonus');
  const ui = useT('ui');
  const format = useFormat();
  const rules = grantRules(grant, {
    t,
    money: (amount) => format.money(amount, grant.currency),
    number: format.number,
    moment: format.moment,
    typeName: (gameType) => ui(`category.${gameType}`),
  });
  return (
    <ul className={css.rules}>
      {rules.map(({ key, text, parts }) => (
        <li key={key}>
          {text}
          {parts.length > 0 && (
            <ul>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
