import { Bone, Card, CircleAlertIcon, CircleCheckIcon, LockIcon, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../components/query-states.tsx';
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
          <ul className={css.rows}>
            {signIns.map(({ at, outcome, device, address, country }) => {
              const { tone, icon: Icon } = looks[outcome];
              return (
                <li key={`${at} ${address}`}>
                  <span className={css.tile} aria-hidden>
                    <Icon size={20} />
                  </span>
                  <div className={css.what}>
                    <b>
                      <time dateTime={at}>{format.moment(at)}</time>
                      <Tag tone={tone}>{t(`signins.${outcome}`)}</Tag>
                    </b>
                    <small>{device}</small>
                    <small>{placeOf(address, country, language)}</small>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </QueryStates>
    </Card>
  );
}
