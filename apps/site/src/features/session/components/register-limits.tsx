import { Checkbox, MoneyField, Select } from '@arara/ui';
import { Controller } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import type { RegisterValues } from './register-values.ts';
import { StayField } from './stay-field.tsx';
import css from './session.module.css';

const minuteChoices = [30, 60, 120, 180, 240];

type Form = { readonly form: UseFormReturn<RegisterValues> };

/** The end of every registration: the limits, the agreements, and the choice to stay signed in. */
export function RegisterEnd({ form, age }: Form & { readonly age: number }) {
  return (
    <>
      <RegisterLimits form={form} />
      <RegisterTerms form={form} age={age} />
      <StayField />
    </>
  );
}

/** Loss and time per day, asked before the first game: part of the site, not small print. */
function RegisterLimits({ form }: Form) {
  const t = useT('auth');
  const format = useFormat();
  const language = useLanguage();
  return (
    <fieldset className={css.limits}>
      <legend>{t('limits.title')}</legend>
      <p>{t('limits.why')}</p>
      <Controller
        control={form.control}
        name="lossDay"
        render={({ field, fieldState }) => (
          <MoneyField
            label={t('limits.loss')}
            symbol={start.settings.currencySymbol}
            locale={language}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Select
        label={t('limits.time')}
        options={minuteChoices.map((minutes) => ({
          value: String(minutes),
          label: t('limits.minutes', { count: format.number(minutes) }),
        }))}
        error={form.formState.errors.timeDayMinutes?.message}
        {...form.register('timeDayMinutes')}
      />
    </fieldset>
  );
}

/** Age and terms, agreed to by default as the specification says, and readable before. */
function RegisterTerms({ form, age }: Form & { readonly age: number }) {
  const t = useT('auth');
  return (
    <Checkbox error={form.formState.errors.terms?.message} {...form.register('terms')}>
      {t('terms.age', { age })}{' '}
      <Link to={paths.terms} target="_blank">
        {t('terms.link')}
      </Link>
    </Checkbox>
  );
}
