import { Button, Notice } from '@arara/ui';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import css from './content.module.css';
import look from './look.module.css';
import { markBytesMax, markIn, pictureOf } from './look.ts';
import shown from './shown.module.css';

/** The mark of one theme: a drawing from a file, or the mark of the house. */
export function MarkField({
  mark,
  onPut,
}: {
  mark: string | null;
  onPut: (mark: string | null) => void;
}) {
  const t = useT('console-look');
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = file.size > 4 * markBytesMax ? null : markIn(await file.text());
    setRefused(read === null);
    if (read !== null) onPut(read);
  }
  return (
    <div className={css.fields}>
      <div className={look.mark}>
        {mark !== null && <img src={pictureOf(mark)} alt={t('mark')} width={48} height={48} />}
        <div>
          <label className={css.label} htmlFor={id}>
            {t('mark.change')}
          </label>
          <input
            id={id}
            className={shown.file}
            type="file"
            accept="image/svg+xml"
            aria-describedby={`${id}-note`}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <p id={`${id}-note`} className={css.quiet}>
            {t('mark.hint')}
          </p>
          {mark !== null && (
            <Button kind="link" size="sm" onClick={() => onPut(null)}>
              {t('mark.house')}
            </Button>
          )}
        </div>
      </div>
      {isRefused && (
        <Notice tone="bad" announce>
          {t('mark.refused')}
        </Notice>
      )}
    </div>
  );
}
