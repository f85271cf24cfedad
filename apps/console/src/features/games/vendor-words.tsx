import { Tag } from '@arara/ui';
import type { Answer } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';

export type Vendor = Answer<'gameVendorList'>['vendors'][number];
export type Span = Vendor['health']['asked']['hour'];

const tones = { on: 'good', off: undefined, maintenance: 'warn', missing: 'warn' } as const;

/** The state of a vendor at the brand. */
export function VendorState({ vendor: { state } }: { vendor: Pick<Vendor, 'state'> }) {
  const t = useT('console-games');
  return <Tag tone={tones[state]}>{t(`vendor.${state}`)}</Tag>;
}
