import { Card, Facts } from '@arara/ui';
import type { Member } from '@arara/contract';
import { useFormat, useT } from '../../../lib/i18n.ts';

/** Who the house thinks one is, as only the owner recognises it. */
export function IdentityCard({ member }: { member: Member }) {
  const t = useT('account');
  const rule = useT('rules');
  const format = useFormat();
  const { idNumberMasked, payeeName } = member;
  const none = t('identity.none');
  return (
    <Card title={t('identity.title')}>
      <Facts
        facts={[
          [rule('label.username'), member.account],
          [rule('label.payeeName'), payeeName ?? none],
          [rule('label.idNumber'), idNumberMasked ?? none],
          [t('identity.number'), member.customerId],
          [t('identity.since'), format.day(member.createdAt)],
        ]}
      />
    </Card>
  );
}
