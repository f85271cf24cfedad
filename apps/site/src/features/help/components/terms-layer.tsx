import { termsSections } from '@arara/client';
import { Bone, Button, Modal, Notice, Skeletons, toasts } from '@arara/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { goOn } from '../../../lib/after-sign-in.ts';
import { api } from '../../../lib/api.ts';
import { askSignOut } from '../../../lib/ask-sign-out.ts';
import { closeDialog } from '../../../lib/dialogs.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { setMember, useSession } from '../../../lib/session.ts';
import { termsQuery } from '../api/terms.ts';
import type { Terms } from '../api/terms.ts';
import css from './help.module.css';
import { Sections, useVersionLine } from './terms-text.tsx';

/** The number of the terms of now, where the refusal of a number names it. */
function presentIn(error: unknown): number | undefined {
  const { present } = ((error as { value?: unknown }).value ?? {}) as { present?: unknown };
  return typeof present === 'number' ? present : undefined;
}

/** The terms that a member has to agree to before they stake or deposit again; they may read on first, or leave. */
export default function TermsLayer() {
  const t = useT('legal');
  const ui = useT('ui');
  const [wanted, setWanted] = useState<number>();
  const query = useQuery(termsQuery(useLanguage(), wanted));
  const agree = useAgree(setWanted);
  const terms = query.data;
  const isMember = useSession(({ token }) => token !== null);
  // They leave with the session: a visitor has nothing to agree to.
  useEffect(() => {
    if (!isMember) closeDialog();
  }, [isMember]);
  return (
    <Modal
      open
      onClose={closeDialog}
      title={
        terms === undefined ? t('terms.title') : <span lang={terms.language}>{terms.title}</span>
      }
      closeLabel={t('terms.later')}
      size="md"
    >
      <p className={css.ask}>{t('terms.ask')}</p>
      <QueryStates
        query={query}
        skeleton={
          <div className={css.termsBones}>
            <Skeletons count={6} of={(index) => <Bone key={index} h={96} />} />
          </div>
        }
      >
        {(known) => <Wording terms={known} />}
      </QueryStates>
      <div className={css.agree}>
        {agree.error !== null && (
          <Notice tone="bad" announce>
            {faultText(agree.error)}
          </Notice>
        )}
        <Button
          kind="primary"
          full
          disabled={terms === undefined}
          loading={agree.isPending}
          onClick={() => terms !== undefined && agree.mutate(terms.version)}
        >
          {t('terms.accept')}
        </Button>
        <div className={css.agreeNot}>
          <Button kind="link" onClick={closeDialog}>
            {t('terms.later')}
          </Button>
          <Button kind="link" onClick={askSignOut}>
            {ui('signOut')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Agrees to a version; where another one is in force by now, that one is shown in its place. */
function useAgree(show: (version: number | undefined) => void) {
  const t = useT('legal');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => api('acceptTerms', { body: { version } }),
    onSuccess: ({ termsDue }) => {
      // All that was refused for it is asked anew.
      void client.invalidateQueries();
      const { member } = useSession.getState();
      if (member !== null) setMember({ ...member, termsDue });
      if (termsDue) {
        show(undefined);
        return;
      }
      toasts.show({ tone: 'good', title: t('terms.agreed') });
      goOn();
    },
    onError: (error) => {
      const present = faultCode(error) === 'terms.outdated' ? presentIn(error) : undefined;
      if (present !== undefined) show(present);
    },
  });
}

function Wording({ terms }: { readonly terms: Terms }) {
  const t = useT('legal');
  const said = useVersionLine(terms);
  return (
    <div className={css.read}>
      <p className={css.version}>{said}</p>
      {terms.summary !== '' && (
        <Notice tone="info" title={t('terms.news')}>
          <span lang={terms.language}>{terms.summary}</span>
        </Notice>
      )}
      <Sections sections={termsSections(terms.body)} language={terms.language} />
    </div>
  );
}
