import { Bone, Button, Modal, Notice, RefreshIcon, Skeletons, Tag } from '@arara/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../components/query-states.tsx';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { domainsQuery } from '../api/get-domains.ts';
import { gradeOf, measure, sameThere } from '../measure.ts';
import type { Speed } from '../measure.ts';
import css from './service.module.css';

interface Domain {
  readonly url: string;
}

const tones = { good: 'good', fair: 'info', slow: 'warn', lost: 'bad' } as const;
const rowBone = (index: number) => <Bone key={index} h={64} />;

const tools = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => performance.now(),
};

/** How quickly each address of the site answers from here; one of them can be chosen. */
export default function SpeedModal() {
  const t = useT('service');
  const ui = useT('ui');
  const query = useQuery(domainsQuery);
  return (
    <Modal
      open
      onClose={closeDialog}
      title={t('speed.title')}
      closeLabel={ui('close')}
      phone="card"
    >
      <p className={css.lead}>{t('speed.lead')}</p>
      <QueryStates query={query} skeleton={<Skeletons count={2} of={rowBone} />}>
        {({ domainList }) => <Domains domains={domainList} />}
      </QueryStates>
    </Modal>
  );
}

function Domains({ domains }: { readonly domains: readonly Domain[] }) {
  const t = useT('service');
  const asked = useQueries({
    queries: domains.map(({ url }) => ({
      queryKey: ['speed', url],
      queryFn: () => measure(url, tools),
      gcTime: 0,
      staleTime: 0,
    })),
  });
  const isBusy = asked.some(({ isFetching }) => isFetching);
  const measured = asked.flatMap(({ data }) => (typeof data === 'number' ? [data] : []));
  const best = isBusy ? undefined : Math.min(...measured);
  const again = (): void => asked.forEach(({ refetch }) => void refetch());
  if (domains.length === 0) return <Notice tone="info">{t('speed.none')}</Notice>;
  return (
    <div className={css.speed}>
      <ul aria-live="polite" aria-busy={isBusy}>
        {domains.map(({ url }, index) => (
          <Row
            key={url}
            url={url}
            speed={asked[index]?.isFetching === true ? undefined : asked[index]?.data}
            best={best}
          />
        ))}
      </ul>
      <Button kind="outline" full icon={<RefreshIcon />} loading={isBusy} onClick={again}>
        {t('speed.again')}
      </Button>
    </div>
  );
}

interface RowProps {
  readonly url: string;
  /** Undefined while it is being measured. */
  readonly speed: Speed | undefined;
  readonly best: number | undefined;
}

function Row({ url, speed, best }: RowProps) {
  const t = useT('service');
  const format = useFormat();
  const { host, origin } = new URL(url);
  const isHere = origin === location.origin;
  return (
    <li className={css.domain}>
      <div>
        <b>{host}</b>
        <small>
          {speed === undefined && t('speed.measuring')}
          {speed === 'lost' && t('speed.lost')}
          {typeof speed === 'number' && t('speed.ms', { ms: format.number(speed) })}
          {speed !== undefined && speed === best && ` · ${t('speed.best')}`}
        </small>
      </div>
      {speed !== undefined && (
        <Tag tone={tones[gradeOf(speed)]}>{t(`speed.grade.${gradeOf(speed)}`)}</Tag>
      )}
      {isHere ? (
        <span className={css.here}>{t('speed.here')}</span>
      ) : (
        <Button
          kind="outline"
          size="sm"
          disabled={speed === 'lost' ? t('speed.lost') : undefined}
          onClick={() => location.assign(sameThere(url, location))}
        >
          {t('speed.choose')}
        </Button>
      )}
    </li>
  );
}
