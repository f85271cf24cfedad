import { Select, TextField } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import css from './reports.module.css';
import { spans } from './span.ts';
import type { Address } from './use-address.ts';

/** The period of the desk: a usual one, or days of one's own. */
export function SpanChoice({ address }: { address: Address }) {
  const t = useT('console-reports');
  const { span, days, put } = address;
  return (
    <div className={css.span}>
      <Select
        label={t('span')}
        value={span}
        options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
        onChange={({ target }) =>
          put(
            target.value === 'own'
              ? { span: 'own', ...days }
              : { span: target.value, from: '', to: '' },
          )
        }
      />
      {span === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(end)}
            value={days[end]}
            onChange={({ target }) => {
              if (target.value !== '') put({ span: 'own', ...days, [end]: target.value });
            }}
          />
        ))}
    </div>
  );
}
