import { Button, DownloadIcon, Progress, Tag, toasts } from '@arara/ui';
import type { Tone } from '@arara/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './reports.module.css';
import { useWords } from './words.ts';

type Export = Value<'staffExports'>['exports'][number];

/** While a file is made, its progress moves. */
const movingMs = 1_500;
const isMoving = ({ state }: Export): boolean => state === 'WAITING' || state === 'RUNNING';

/** The files that the person has asked for, and how far each is. */
export function Exports() {
  const t = useT('console-reports');
  const query = useQuery({
    queryKey: ['exports'],
    queryFn: ({ signal }) => api('staffExports', { query: {}, signal }),
    refetchInterval: ({ state }) =>
      state.data?.exports.some(isMoving) === true ? movingMs : looks.desk,
  });
  return (
    <Panel title={t('exports')}>
      <Answer query={query} rows={2}>
        {({ exports }) =>
          exports.length === 0 ? (
            <Plain title={t('exports.none')} />
          ) : (
            <ul className={css.lines}>
              {exports.map((one) => (
                <ExportLine key={one.id} one={one} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}

const tones: Readonly<Record<Export['state'], Tone>> = {
  WAITING: 'mute',
  RUNNING: 'info',
  READY: 'good',
  FAILED: 'bad',
};

function ExportLine({ one }: { one: Export }) {
  const t = useT('console-reports');
  const format = useFormat();
  const { day } = useWords(undefined);
  const { report, state, rows, rowsExpected, personal, expiresAt } = one;
  const name = `${t(`report.${report}`)} ${one.format.toUpperCase()}`;
  const facts = [
    t('period', { from: day(one.firstDay), to: day(one.lastDay) }),
    t('export.rows', { rows: format.number(rows) }),
    ...(personal ? [t('export.isPersonal')] : []),
    t('export.until', { at: format.moment(expiresAt) }),
  ];
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{facts.join(' · ')}</small>
        {state === 'RUNNING' && rowsExpected !== null && rowsExpected > 0 && (
          <Progress value={Math.min(1, rows / rowsExpected)} label={name} thin />
        )}
      </span>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      {state === 'READY' && <DownloadButton one={one} name={name} />}
    </li>
  );
}

/** The browser saves the file by itself: the address is good once, and for a minute. */
function DownloadButton({ one, name }: { one: Export; name: string }) {
  const t = useT('console-reports');
  const open = useMutation({
    mutationFn: () => api('openExport', { params: { id: one.id } }),
    onSuccess(file) {
      const link = document.createElement('a');
      link.href = file.address;
      link.download = file.name;
      link.click();
    },
    onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }),
  });
  return (
    <Button
      size="sm"
      icon={<DownloadIcon />}
      aria-label={t('export.open', { name })}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      {t('export.download')}
    </Button>
  );
}
