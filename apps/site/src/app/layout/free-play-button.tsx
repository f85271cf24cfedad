import { Button, toasts } from '@arara/ui';
import { useFreePlay } from '../../features/session/api/free-play.ts';
import { faultNote, faultText } from '../../lib/fault-text.ts';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';

interface FreePlayButtonProps {
  readonly full?: boolean;
  /** The trial account is open. */
  readonly onDone?: () => void;
}

/** Opens a trial account; not there when the site has none. */
export function FreePlayButton({ full, onDone }: FreePlayButtonProps) {
  const t = useT('ui');
  const freePlay = useFreePlay();
  if (!moduleOn('FREEPLAY3')) return null;
  return (
    <Button
      kind="link"
      full={full}
      loading={freePlay.isPending}
      onClick={() =>
        freePlay.mutate(undefined, {
          onSuccess: onDone,
          onError: (error) =>
            toasts.show({ tone: 'bad', title: faultText(error), text: faultNote(error) }),
        })
      }
    >
      {t('freePlay')}
    </Button>
  );
}
