import { Button, toasts } from '@arara/ui';
import { useFreePlay } from '../../features/session/api/free-play.ts';
import { faultCode, faultText } from '../../lib/fault-text.ts';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';

/** Opens a trial account; not there when the site has none. */
export function FreePlayButton({ full }: { readonly full?: boolean }) {
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
          onError: (error) =>
            toasts.show({
              tone: 'bad',
              title: faultText(error),
              text: t('fault.code', { code: faultCode(error) }),
            }),
        })
      }
    >
      {t('freePlay')}
    </Button>
  );
}
