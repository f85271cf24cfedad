import { CallIcon, Card, ExternalIcon } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import css from './limits.module.css';

const lines = [
  { key: 'cvv', href: 'tel:188', icon: CallIcon },
  { key: 'ja', href: 'https://jogadoresanonimos.com.br', icon: ExternalIcon },
  {
    key: 'caps',
    href: 'https://www.gov.br/saude/pt-br/composicao/saes/desmad/raps/caps',
    icon: ExternalIcon,
  },
] as const;

/** The lines of people who listen, outside this house. */
export function HelpLines() {
  const t = useT('account');
  return (
    <Card title={t('lines.title')}>
      <ul className={css.lines}>
        {lines.map(({ key, href, icon: Icon }) => (
          <li key={key}>
            <b>{t(`lines.${key}`)}</b>
            <p>{t(`lines.${key}.text`)}</p>
            <a href={href} rel="noreferrer" {...(href.startsWith('http') && { target: '_blank' })}>
              <Icon size={18} />
              {t(`lines.${key}.go`)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
