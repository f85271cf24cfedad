import { AgeMark } from '@arara/ui';
import { PageHead } from '../../components/page-head.tsx';
import { ResponsibleText } from '../../features/help/components/responsible-text.tsx';
import { HelpLines } from '../../features/limits/components/help-lines.tsx';
import { useT } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';

/** Responsible play, open to everybody. */
export default function ResponsiblePage() {
  const t = useT('legal');
  const ui = useT('ui');
  const age = start.settings.ageMinimum;
  return (
    <>
      <PageHead title={t('responsible.title')} lead={t('responsible.lead')}>
        <AgeMark age={age} title={ui('age', { age })} />
      </PageHead>
      <ResponsibleText age={age} lines={<HelpLines />} />
    </>
  );
}
