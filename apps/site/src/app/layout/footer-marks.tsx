import type { StartData } from '@arara/contract';
import { Image, PixIcon } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';
import css from './footer.module.css';

type Card = StartData['categories'][number]['cards'][number];

const shownMax = 12;

/** Each studio once, however many kinds of games it makes; who sells lotteries is none. */
const studiosOf = (categories: StartData['categories']): readonly Card[] => {
  const cards = categories
    .filter(({ title }) => title !== 'LOTT' && title !== 'ELOTT')
    .flatMap((category) => category.cards);
  return [...new Map(cards.map((card) => [card.vassalage, card])).values()].slice(0, shownMax);
};

/** How one pays here, and whose games these are. */
export function FooterMarks({ categories }: Pick<StartData, 'categories'>) {
  const t = useT('ui');
  const studios = studiosOf(categories);
  return (
    <div className={css.marks}>
      {moduleOn('DEPOSIT3') && (
        <div>
          <h2>{t('footer.payments')}</h2>
          <p className={css.mark}>
            <PixIcon size={20} />
            Pix
          </p>
        </div>
      )}
      {studios.length > 0 && (
        <div>
          <h2>{t('footer.vendors')}</h2>
          <ul>
            {studios.map(({ vassalage, name, icon }) => (
              <li key={vassalage} className={css.mark}>
                {icon !== '' && (
                  <i>
                    <Image
                      sources={[{ url: icon, width: 165 }]}
                      sizes="28px"
                      alt=""
                      width={28}
                      height={28}
                      failed=" "
                    />
                  </i>
                )}
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
