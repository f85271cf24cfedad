import { Switch, Tag, TextField } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { MaintenancePanel, RegionsPanel } from './access-panels.tsx';
import css from './content.module.css';
import { DraftTag } from './draft-tag.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { seenOf } from './thing.ts';
import type { Module, Site } from './thing.ts';

/** The module tree, the maintenance and the regions. */
export function SitePage() {
  const query = useQuery({
    queryKey: ['content', 'site'],
    queryFn: ({ signal }) => api('contentSite', { signal }),
    refetchInterval: looks.desk,
  });
  return (
    <Answer query={query} rows={12}>
      {(site) => (
        <div className={css.page}>
          <Modules site={site} />
          <div className={css.stack}>
            <MaintenancePanel site={site} />
            <RegionsPanel site={site} />
          </div>
        </div>
      )}
    </Answer>
  );
}

/** The place of a module in the tree, from the top: 0, 1, 2 … */
function depthOf(modules: readonly Module[], { parent }: Module): number {
  const above = modules.find(({ id }) => id === parent);
  return above === undefined ? 0 : 1 + depthOf(modules, above);
}

const bare = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Modules that a search is about, with all that stands above them. */
function found(modules: readonly Module[], search: string): readonly Module[] {
  const wanted = bare(search.trim());
  if (wanted === '') return modules;
  const kept = new Set<string>();
  for (const one of modules) {
    if (!bare(`${one.name} ${one.id}`).includes(wanted)) continue;
    let above: Module | undefined = one;
    while (above !== undefined) {
      kept.add(above.id);
      const { parent }: Module = above;
      above = modules.find(({ id }) => id === parent);
    }
  }
  return modules.filter(({ id }) => kept.has(id));
}

function Modules({ site }: { site: Site }) {
  const t = useT('console-content');
  const { number } = useFormat();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Module | null>(null);
  const { modules } = site;
  const shown = found(modules, search);
  return (
    <Panel
      title={t('modules')}
      aside={
        <small className={css.quiet}>
          {t('modules.count', {
            on: number(modules.filter(({ answers }) => answers).length),
            all: number(modules.length),
          })}
        </small>
      }
      className={css.tree}
    >
      <TextField
        label={t('modules.search')}
        type="search"
        maxLength={60}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {shown.length === 0 ? (
        <Plain title={t('modules.none')} />
      ) : (
        <ul>
          {shown.map((one) => (
            <ModuleRow
              key={one.id}
              module={one}
              depth={depthOf(modules, one)}
              onTurn={() => setAsked(one)}
            />
          ))}
        </ul>
      )}
      {asked !== null && (
        <PublishSheet
          item={{ kind: 'module', key: asked.id, content: !asked.on }}
          before={{ kind: 'module', key: asked.id, content: asked.on }}
          seen={seenOf(asked)}
          title={t(asked.on ? 'module.off.title' : 'module.on.title', { name: asked.name })}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

interface ModuleRowProps {
  readonly module: Module;
  readonly depth: number;
  readonly onTurn: () => void;
}

/** A module with its switch; the press asks first, so the switch stays as it is until the server says so. */
function ModuleRow({ module, depth, onTurn }: ModuleRowProps) {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const { id, name, on, answers, barred, draft } = module;
  const cannot = !may(self, 'content:site:switch') || (barred !== null && !on);
  return (
    <li style={{ '--depth': depth } as CSSProperties}>
      <Switch
        label={name}
        hint={
          <span className={css.tags}>
            {id}
            {barred !== null && <Tag>{t(`barred.${barred}`)}</Tag>}
            {on && !answers && barred === null && <Tag tone="warn">{t('module.shadowed')}</Tag>}
            {draft !== null && <DraftTag draft={draft} />}
          </span>
        }
        checked={on}
        disabled={cannot}
        onChange={onTurn}
        className={css.switch}
      />
    </li>
  );
}
