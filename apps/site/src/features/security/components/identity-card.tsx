import { Card, Facts } from '@arara/ui';
import type { Member } from '@arara/contract';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { maskEmail, maskNumber } from '../mask.ts';

/** Who the house thinks one is, as only the owner recognises it. */
export function IdentityCard({ member }: { member: Member }) {
  const t = useT('account');
  const rule = useT('rules');
  const format = useFormat();
  const { idNumberMasked, email, mobileNum, payeeName } = member;
  const none = t('identity.none');
  return (
    <Card title={t('identity.title')}>
      <Facts
        facts={[
          [rule('label.username'), member.account],
          [rule('label.payeeName'), payeeName ?? none],
          [rule('label.idNumber'), idNumberMasked ?? none],
          [rule('label.email'), email === null ? none : maskEmail(email)],
          [rule('label.mobileNum'), mobileNum === null ? none : maskNumber(mobileNum)],
          [t('identity.number'), member.customerId],
          [t('identity.since'), format.day(member.createdAt)],
        ]}
      />
    </Card>
  );
}
