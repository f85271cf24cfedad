import { useT } from '../../lib/i18n.ts';
import css from './content.module.css';
import { comparable, differences } from './thing.ts';
import type { Item } from './thing.ts';
import { useWords } from './use-words.ts';

/** The changes of a version, value by value: as it is, and as it will be. */
export function Changes({ before, after }: { before: Item | null; after: Item }) {
  const t = useT('console-content');
  const words = useWords();
  const found = differences(comparable(before), comparable(after))
    .map(({ path, ...sides }) => ({
      path,
      before: words.value(path, sides.before),
      after: words.value(path, sides.after),
    }))
    // Nothing and an empty field are the same to a reader.
    .filter((one) => one.before !== one.after);
  if (found.length === 0) return <p className={css.quiet}>{t('changes.none')}</p>;
  return (
    <table className={css.changes}>
      <caption className="sr">{t('changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((one) => (
          <tr key={one.path}>
            <th scope="row">{words.field(one, after.kind)}</th>
            <td>
              <del>{one.before}</del>
            </td>
            <td>
              <ins>{one.after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
