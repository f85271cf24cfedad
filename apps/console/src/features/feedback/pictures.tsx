import { useQueries } from '@tanstack/react-query';
import { Fault } from '../../components/fault.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import css from './feedback.module.css';

const positions = ['1', '2', '3'] as const;

/** The pictures of a message. They come as data of a call: no address of theirs opens to anybody else. */
export function Pictures({ id, count }: { id: string; count: number }) {
  const t = useT('console-feedback');
  const queries = useQueries({
    queries: positions.slice(0, count).map((position) => ({
      queryKey: ['feedback', 'image', id, position],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api('staffFeedbackImage', { params: { id, position }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return (
    <ul className={css.pictures} aria-label={t('pictures')}>
      {queries.map(({ data, error, refetch }, at) => (
        <li key={positions[at]}>
          {data !== undefined && (
            <img
              src={`data:${data.type};base64,${data.base64}`}
              alt={t('picture', { at: at + 1 })}
            />
          )}
          {error !== null && <Fault error={error} onRetry={() => void refetch()} />}
        </li>
      ))}
    </ul>
  );
}
