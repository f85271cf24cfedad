import { Bone, Card, Switch, Tag, toasts } from '@arara/ui';
import type { Member } from '@arara/contract';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../components/query-states.tsx';
import { faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { choicesQuery, useChooseNotice } from '../api/notices.ts';
import type { NoticeChoice } from '../api/notices.ts';
import css from './notices.module.css';

interface NoticesCardProps {
  readonly member: Member;
  /** True if short messages can be sent at all. */
  readonly sms: boolean;
}

/** The notices of the house, each kind and way with its switch. */
export function NoticesCard({ member, sms }: NoticesCardProps) {
  const t = useT('notices');
  const query = useQuery(choicesQuery);
  return (
    <Card title={t('title')}>
      <p className={css.lead}>{t('lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={320} />}>
        {({ notices }) => (
          <ul className={css.list}>
            {notices
              .filter(({ id }) => sms || !id.endsWith('.sms'))
              .map((choice) => (
                <li key={choice.id}>
                  {choice.required ? (
                    <Always choice={choice} />
                  ) : (
                    <NoticeSwitch choice={choice} member={member} />
                  )}
                </li>
              ))}
          </ul>
        )}
      </QueryStates>
    </Card>
  );
}

/** A notice that nobody can switch off, because the account's safety hangs on it. */
function Always({ choice: { id } }: { readonly choice: NoticeChoice }) {
  const t = useT('notices');
  return (
    <p className={css.always}>
      <span>
        {t(`kind.${id}`)} <small>{t(`hint.${id}`)}</small>
      </span>
      <Tag tone="good">{t('required')}</Tag>
    </p>
  );
}

interface NoticeSwitchProps {
  readonly choice: NoticeChoice;
  readonly member: Member;
}

function NoticeSwitch({ choice, member }: NoticeSwitchProps) {
  const t = useT('notices');
  const choose = useChooseNotice();
  const { id, wanted } = choice;
  // The switch moves with the finger; what the server says stands afterwards.
  const shown = choose.isPending ? choose.variables.wanted : wanted;
  return (
    <Switch
      label={t(`kind.${id}`)}
      hint={hintOf(choice, member, t)}
      checked={shown}
      onChange={({ target }) =>
        choose.mutate(
          { id, wanted: target.checked },
          { onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }) },
        )
      }
    />
  );
}

const hinted: readonly string[] = ['entry.mail', 'news.site'];

/** The missing condition before anything can arrive, or the subject of the notice. */
function hintOf(
  { id }: NoticeChoice,
  { emailConfirmed, mobileConfirmed }: Member,
  t: (key: string) => string,
): string | undefined {
  // Safety goes to the number where no e-mail is confirmed.
  const isReached = emailConfirmed || (id === 'entry.mail' && mobileConfirmed);
  if (id.endsWith('.mail') && !isReached) return t('needs.email');
  if (id.endsWith('.sms') && !mobileConfirmed) return t('needs.mobile');
  return hinted.includes(id) ? t(`hint.${id}`) : undefined;
}
