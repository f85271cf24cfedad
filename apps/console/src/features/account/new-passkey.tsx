import { makePasskey } from '@arara/client';
import { Button, TextField, toasts } from '@arara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { setSelf } from '../../lib/session.ts';
import css from '../staff/staff.module.css';

const nameMax = 60;

/** Makes a passkey on this device, under a name that its person tells it by. */
export function NewPasskey() {
  const t = useT('console-staff');
  const client = useQueryClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<{ name: string }>();
  const { errors, isSubmitting } = formState;
  const make = handleSubmit(async ({ name }) => {
    try {
      const { options } = await api('startStaffPasskey', {});
      const response = await makePasskey(options);
      // The person turned away from the question of the device.
      if (response === null) return;
      await api('addStaffPasskey', { body: { response, name } });
      setSelf(await api('staffMe', {}));
      reset();
      toasts.show({ tone: 'good', title: t('me.passkeys.added') });
      await client.invalidateQueries({ queryKey: ['me', 'access'] });
    } catch (error) {
      setError('name', { message: faultText(error) });
    }
  });
  return (
    <form className={css.form} onSubmit={(event) => void make(event)} noValidate>
      <TextField
        label={t('me.passkeys.new')}
        maxLength={nameMax}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', {
          validate: (name) => name.trim() !== '' || t('me.passkeys.unnamed'),
        })}
      />
      <Button type="submit" loading={isSubmitting}>
        {t('me.passkeys.add')}
      </Button>
    </form>
  );
}
