import { Button, Notice } from '@arara/ui';
import { canTalk, openService } from '../../../lib/customer-service.ts';
import { faultCode, faultNote, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import css from './session.module.css';

/** These only a person can change. */
const needsPerson = new Set(['account.blocked', 'agent.login.denied']);

/** Why a form that was filled in right is refused all the same, and what is left to do. */
export function FormRefusal({ error }: { error: unknown }) {
  const t = useT('auth');
  const code = faultCode(error);
  return (
    <Notice tone="bad" announce title={faultText(error)}>
      {faultNote(error)}
      {needsPerson.has(code) && canTalk() && (
        <p className={css.way}>
          <Button size="sm" onClick={() => void openService()}>
            {t('talk')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
