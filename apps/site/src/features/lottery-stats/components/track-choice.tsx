import { Segmented } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import type { Track } from '../tracks.ts';

interface TrackChoiceProps {
  readonly tracks: readonly Track[];
  readonly at: number;
  readonly onChange: (at: number) => void;
}

/** The choice of the numbers that are looked at, where there is one. */
export function TrackChoice({ tracks, at, onChange }: TrackChoiceProps) {
  const t = useT('lottery-stats');
  const nameOf = ({ kind, part, place }: Track): string => {
    if (place !== null) return t('track.place', { at: place });
    return part === null ? t(`track.${kind}`) : t('track.part', { part });
  };
  if (tracks.length < 2) return null;
  return (
    <Segmented
      label={t('track')}
      onSurface
      value={String(at)}
      onChange={(next) => onChange(Number(next))}
      choices={tracks.map((track, index) => ({ value: String(index), label: nameOf(track) }))}
    />
  );
}
