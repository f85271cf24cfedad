import { Button, CloseIcon, IconButton, PhoneIcon } from '@arara/ui';
import { useState } from 'react';
import { openDialog } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import { canInstall } from '../../../lib/can-install.ts';
import { askInstall, dismissInstall, restsNow } from '../../../lib/install-offer.ts';
import { useInstall } from '../../../lib/install.ts';
import { start } from '../../../lib/start.ts';
import css from './install.module.css';

/** Offers the site for the home screen, where it can be put there and nobody has waved it away. */
export function InstallCard() {
  const t = useT('ui');
  const event = useInstall((state) => state.event);
  const [gone, setGone] = useState(restsNow);
  if (gone || !canInstall(event)) return null;
  const install = (): void => {
    if (event === null) openDialog('install');
    else void askInstall().then(setGone);
  };
  return (
    <aside className={css.card} aria-label={t('install.title', { site: start.settings.siteName })}>
      <span className={css.tile} aria-hidden>
        <PhoneIcon size={24} />
      </span>
      <div>
        <b>{t('install.title', { site: start.settings.siteName })}</b>
        <p>{t('install.text')}</p>
      </div>
      <Button kind="outline" onClick={install}>
        {t('install.do')}
      </Button>
      <IconButton
        label={t('install.later')}
        icon={<CloseIcon size={20} />}
        onClick={() => {
          dismissInstall();
          setGone(true);
        }}
      />
    </aside>
  );
}
