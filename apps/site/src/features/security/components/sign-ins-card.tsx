import { Bone, Card, CircleAlertIcon, CircleCheckIcon, LockIcon, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../components/query-states.tsx';
import { Row, Rows } from '../../../components/rows.tsx';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { signInsQuery } from '../api/security.ts';
import { placeOf } from '../place.ts';
import css from './security.module.css';

const looks = {
  ok: { tone: 'good', icon: CircleCheckIcon },
  failed: { tone: 'warn', icon: CircleAlertIcon },
  locked: { tone: 'bad', icon: LockIcon },
} as const;

/** The last times somebody came in or tried to. */
export function SignInsCard() {
  const t = useT('account');
  const format = useFormat();
  const language = useLanguage();
  const query = useQuery(signInsQuery);
  return (
    <Card title={t('signins.title')}>
      <p className={css.lead}>{t('signins.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={180} />}>
        {({ signIns }) => (
          <Rows>
            {signIns.map(({ at, outcome, device, address, country }) => {
              const { tone, icon: Icon } = looks[outcome];
              return (
                <Row
                  key={`${at} ${address}`}
                  icon={<Icon size={20} />}
                  title={
                    <>
                      <time dateTime={at}>{format.moment(at)}</time>
                      <Tag tone={tone}>{t(`signins.${outcome}`)}</Tag>
                    </>
                  }
                  notes={[device, placeOf(address, country, language)]}
                />
              );
            })}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}
