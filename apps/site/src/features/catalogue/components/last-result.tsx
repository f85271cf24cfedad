import { Amount } from '../../../components/amount.tsx';
import { useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';

/** The result of the latest round of a game: "Última +R$ 18,40". */
export function LastResult({ value }: { readonly value: string }) {
  const t = useT('home');
  return (
    <>
      {t('continue.last')} <Amount value={value} currency={start.settings.currency} signed />
    </>
  );
}
