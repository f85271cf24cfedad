import { useDesk } from '@arara/ui';
import { use } from 'react';
import type { ReactNode } from 'react';
import { MemberGate } from '../../../components/member-gate.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../config/paths.ts';
import css from '../../../features/account/components/account.module.css';
import { useT } from '../../../lib/i18n.ts';
import { OverPage } from '../../over-page-context.ts';
import { AccountAside, useIsTrial } from './account-aside.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the account: its title, its door, and on a desk the other places and the day beside it; over
 * a page the layer has them.
 */
export function AccountFrame({ title, lead, back, skeleton, children }: AccountFrameProps) {
  const t = useT('account');
  const desk = useDesk();
  const beside = !useIsTrial() && !use(OverPage);
  const up = back ?? (desk ? undefined : { href: paths.account, label: t('title') });
  return (
    <div className={beside ? css.frame : undefined}>
      {desk && beside && <AccountAside className={css.aside} />}
      <div>
        <PageHead title={title} lead={lead} back={up} />
        <MemberGate real skeleton={skeleton}>
          {children}
        </MemberGate>
      </div>
    </div>
  );
}
