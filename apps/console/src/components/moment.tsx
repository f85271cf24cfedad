import { useFormat } from '../lib/i18n.ts';

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** Milliseconds since 1970: the instant is said as a distance from there, `há 12 min`. */
  readonly from?: number;
}

/** An instant in the brand's zone. Its title has the seconds and the zone, with which an auditor compares. */
export function Moment({ at, from }: MomentProps) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.exact(at)}>
      {from === undefined ? format.moment(at) : format.relative(at, from)}
    </time>
  );
}
