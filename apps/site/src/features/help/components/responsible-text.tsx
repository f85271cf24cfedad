import { BanIcon, HourglassIcon, Link, PauseIcon, ScaleIcon, WalletIcon } from '@arara/ui';
import type { ReactNode } from 'react';
import { IconTile } from '../../../components/icon-tile.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { isClosed } from '../../../lib/start.ts';
import css from './help.module.css';

const signs = ['money', 'chase', 'hide', 'mood', 'time'];

const tools = [
  { key: 'limits', href: paths.limits, icon: WalletIcon },
  { key: 'reality', href: paths.limits, icon: HourglassIcon },
  { key: 'pause', href: paths.limits, icon: PauseIcon },
  { key: 'exclusion', href: paths.limits, icon: BanIcon },
  { key: 'record', href: paths.bettingRecord, icon: ScaleIcon },
];

interface ResponsibleTextProps {
  readonly age: number;
  /** The lines of people who listen, outside this house. */
  readonly lines: ReactNode;
}

/** The nature of gambling, the signs, and every brake that the house has. */
export function ResponsibleText({ age, lines }: ResponsibleTextProps) {
  const t = useT('legal');
  return (
    <div className={css.wide}>
      <div className={css.read}>
        <section>
          <h2>{t('responsible.fun')}</h2>
          <p>{t('responsible.fun.text')}</p>
        </section>
        <section>
          <h2>{t('responsible.signs')}</h2>
          <ul className={css.points}>
            {signs.map((sign) => (
              <li key={sign}>{t(`responsible.sign.${sign}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('responsible.tools')}</h2>
          <div className={css.tools}>
            {tools
              .filter(({ href }) => !isClosed(href))
              .map(({ key, href, icon: Icon }) => (
                <Link key={key} href={href} className={css.tool}>
                  <IconTile>
                    <Icon size={20} />
                  </IconTile>
                  <span>
                    <b>{t(`responsible.tool.${key}`)}</b>
                    <small>{t(`responsible.tool.${key}.text`)}</small>
                  </span>
                </Link>
              ))}
          </div>
        </section>
        <section>
          <h2>{t('responsible.minors', { age })}</h2>
          <p>{t('responsible.minors.text', { age })}</p>
        </section>
      </div>
      {lines}
    </div>
  );
}
