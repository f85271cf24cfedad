import { ButtonLink, Facts } from '@arara/ui';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { ConformancePanel } from './conformance.tsx';
import games from './games.module.css';
import { MaintenancePanel } from './maintenance.tsx';
import css from './shelves.module.css';
import { VendorHealth } from './vendor-health.tsx';
import { VendorKeys } from './vendor-keys.tsx';
import { useVendors } from './vendor-list.tsx';
import { VendorState } from './vendor-words.tsx';
import type { Vendor } from './vendor-words.tsx';

/** One vendor: its state, its keys, how it answers, its maintenance, and the kit that tries the protocol. */
export function VendorPage({ code }: { code: string }) {
  const t = useT('console-games');
  const query = useVendors();
  return (
    <>
      <ButtonLink className={games.back} kind="link" href="/games/vendors">
        {t('vendors.back')}
      </ButtonLink>
      <Answer query={query}>
        {({ vendors }) => {
          // The audit names a vendor by its code here, or by its name in the wallet.
          const vendor =
            vendors.find((one) => one.code === code) ??
            vendors.find((one) => one.walletVendor === code);
          return vendor === undefined ? (
            <Plain title={t('vendors.empty')} text={t('vendor.unknown')} />
          ) : (
            <Whole vendor={vendor} />
          );
        }}
      </Answer>
    </>
  );
}

function Whole({ vendor }: { vendor: Vendor }) {
  const t = useT('console-games');
  const { number } = useFormat();
  const { code, name, kind, walletVendor, titles, titlesOn, openRounds, isDemo } = vendor;
  const parts = [t(`vendor.kind.${kind}`), code, ...(isDemo ? [t('vendor.demo')] : [])];
  return (
    <>
      <DeskHead
        title={name}
        text={
          <span className={games.name}>
            {parts.join(' · ')} <VendorState vendor={vendor} />
          </span>
        }
      />
      <div className={css.page}>
        <Panel title={t('figures')} className={css.panel}>
          <Facts
            facts={[
              [
                t('vendor.titles'),
                t('vendor.titlesOn', { on: number(titlesOn), all: number(titles) }),
              ],
              [t('openRounds'), number(openRounds)],
              [t('vendor.wallet'), walletVendor],
            ]}
          />
        </Panel>
        {kind !== 'lottery' && <MaintenancePanel subject={{ vendor: code }} name={name} />}
        <VendorHealth vendor={vendor} />
        <VendorKeys vendor={vendor} />
        {kind === 'third-party' && <ConformancePanel code={code} />}
      </div>
    </>
  );
}
