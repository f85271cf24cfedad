import { AgeMark } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';

const { ageMinimum } = start.settings;

/** From which age on one may play here: in sight on every page, whatever its bars. */
export function SiteAgeMark() {
  const t = useT('ui');
  return <AgeMark age={ageMinimum} title={t('age', { age: ageMinimum })} />;
}
