import { Select, Tag } from '@arara/ui';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { PaneList, PaneRow } from '../../components/panes.tsx';
import { Plain } from '../../components/plain.tsx';
import { useT } from '../../lib/i18n.ts';
import css from './risk.module.css';
import { filters } from './use-cases.ts';
import type { CasesState, Filter } from './use-cases.ts';
import { severityTones, stateTones, useSubject } from './words.ts';
import type { CaseLine } from './words.ts';

/** The cases at the left: the gravest and then the oldest first. */
export function CaseList({ list, open }: { list: CasesState; open: string }) {
  const t = useT('console-risk');
  const { query, items, search } = list;
  const now = Date.parse(query.data?.pages[0]?.now ?? '') || 0;
  return (
    <PaneList
      query={query}
      head={
        <div className={css.filters}>
          {(Object.keys(filters) as Filter[]).map((name) => (
            <Select
              key={name}
              label={t(`filter.${name}`)}
              placeholder={t(`filter.${name}.all`)}
              value={list.asked[name] ?? ''}
              options={filters[name].map((value) => ({
                value,
                label: t(`filter.${name}.${value}`),
              }))}
              onChange={({ target }) => list.put(name, target.value)}
            />
          ))}
        </div>
      }
      keys={
        <>
          <span>
            <kbd>{t('key.down')}</kbd> <kbd>{t('key.up')}</kbd> {t('keys.walk')}
          </span>
          <span>
            <kbd>{t('key.take')}</kbd> <kbd>{t('key.hand')}</kbd> <kbd>{t('key.close')}</kbd>{' '}
            {t('keys.act')}
          </span>
        </>
      }
    >
      <Answer query={query}>
        {() =>
          items.length === 0 ? (
            <Plain title={t('empty')} text={t('empty.text')} />
          ) : (
            <ul>
              {items.map((line) => (
                <Row
                  key={line.id}
                  line={line}
                  now={now}
                  isOpen={line.id === open}
                  search={search}
                />
              ))}
            </ul>
          )
        }
      </Answer>
    </PaneList>
  );
}

interface RowProps {
  readonly line: CaseLine;
  readonly now: number;
  readonly isOpen: boolean;
  readonly search: string;
}

function Row({ line, now, isOpen, search }: RowProps) {
  const t = useT('console-risk');
  const subjectOf = useSubject();
  const { id, kind, severity, state, owner, openedAt, evidence } = line;
  return (
    <PaneRow
      href={`/risk/cases/${id}${search === '' ? '' : `?${search}`}`}
      isOpen={isOpen}
      className={css.row}
    >
      <b>{subjectOf(line)}</b>
      <Moment at={openedAt} from={now} />
      <span>
        {[t(`kind.${kind}`), evidence > 0 && t('evidence.count', { count: evidence }), owner]
          .filter((word) => word !== false && word !== null)
          .join(' · ')}
      </span>
      <span className={css.marks}>
        <Tag tone={severityTones[severity]}>{t(`severity.${severity}`)}</Tag>
        <Tag tone={stateTones[state]}>{t(`state.${state}`)}</Tag>
      </span>
    </PaneRow>
  );
}
