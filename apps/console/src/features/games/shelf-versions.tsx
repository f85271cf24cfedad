import { Button } from '@arara/ui';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Part, Value } from './shelf.ts';
import { ShelfPreview } from './shelf-preview.tsx';
import css from './shelves.module.css';

interface Line {
  readonly version: number;
  readonly value: Value;
  readonly name: string;
  readonly note: string;
}

/** The versions of a part; any of them comes back as a new one, the house's own too. */
export function ShelfVersions({ part }: { part: Part }) {
  const t = useT('console-games');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const [chosen, setChosen] = useState<Line | null>(null);
  const lines: Line[] = [
    ...part.versions.map(({ version, value, at, by, reason }) => ({
      version,
      value,
      name: format.moment(at),
      note: `${by} · ${reason}`,
    })),
    { version: 0, value: part.usual, name: t('version.house'), note: t('version.house.text') },
  ];
  const mayChange = may(self, 'games:catalogue:arrange');
  return (
    <Panel title={t('versions')} className={css.panel}>
      <ol className={css.versions}>
        {lines.map((line) => (
          <li key={line.version} className={css.line}>
            <span>
              <b>{line.name}</b> <small className={css.quiet}>{line.note}</small>
            </span>
            {line.version === part.version ? (
              <small className={css.quiet}>{t('version.inForce')}</small>
            ) : (
              mayChange && (
                <Button
                  size="sm"
                  aria-label={`${t('version.back')}: ${line.name}`}
                  onClick={() => setChosen(line)}
                >
                  {t('version.back')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      {chosen !== null && (
        <ReasonSheet
          title={t('version.back.at', { at: chosen.name })}
          verb={t('version.back')}
          deed={(reason) =>
            api('undoShelf', {
              params: { part: part.part },
              body: { version: chosen.version, seen: part.version, reason },
            })
          }
          said={t('shelf.kept')}
          onClose={() => setChosen(null)}
        >
          <ShelfPreview part={part.part} value={chosen.value} />
        </ReasonSheet>
      )}
    </Panel>
  );
}
