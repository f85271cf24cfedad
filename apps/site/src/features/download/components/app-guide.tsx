import { ButtonLink, DownloadIcon, QrCode, Tabs, useDesk } from '@arara/ui';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { appResources } from '../../../lib/start.ts';
import { systemOf } from '../system.ts';
import css from './download.module.css';

type AppResource = (typeof appResources)[number];

/** Key of a system's name in the namespace `ui`. */
const names: Readonly<Record<string, string>> = {
  Android: 'app.android',
  MOBILECONFIG: 'app.ios',
};

/** The apps of the house, the one for this device first. */
export function AppGuide() {
  const t = useT('download');
  const ui = useT('ui');
  const types = appResources.map(({ resourceType }) => resourceType);
  const [type, setType] = useState(systemOf(navigator.userAgent, types));
  const resource = appResources.find(({ resourceType }) => resourceType === type);
  if (resource === undefined) return null;
  if (types.length === 1) return <OneApp resource={resource} />;
  return (
    <Tabs
      label={t('system')}
      value={type}
      onChange={setType}
      onSurface
      className={css.tabs}
      choices={types.map((value) => ({ value, label: ui(names[value] ?? value) }))}
    >
      <OneApp resource={resource} />
    </Tabs>
  );
}

const steps = [1, 2, 3, 4];

/** Four steps, and the code for a phone's camera; a phone itself needs a button. */
function OneApp({ resource }: { readonly resource: AppResource }) {
  const t = useT('download');
  const ui = useT('ui');
  const desk = useDesk();
  const { resourceType, url, code } = resource;
  const system = ui(names[resourceType] ?? resourceType);
  return (
    <div className={css.app}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <b aria-hidden>{step}</b>
            <div>
              <h2>{t(`step.${resourceType}.${step}`)}</h2>
              {/* A phone shows no code to itself: there the first step is the button. */}
              <p>{t(`step.${resourceType}.${step}.${step === 1 && !desk ? 'phone' : 'text'}`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={css.get}>
        {desk && (
          <>
            <QrCode value={code} label={ui('app.qr', { system })} />
            <p>{t('scan')}</p>
          </>
        )}
        <ButtonLink kind="primary" size="lg" full href={url} icon={<DownloadIcon />}>
          {t('get', { system })}
        </ButtonLink>
      </div>
    </div>
  );
}
