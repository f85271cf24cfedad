import { createFormControl } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { showAtField, showAtForm } from './show-at-field.ts';

const shown = { password: true, code: false };

/** A form that draws the password alone, and a way to press its button. */
function passwordForm() {
  const form = createFormControl({ defaultValues: { password: 'Ipe', code: '' } });
  form.register('password');
  const sent = vi.fn<() => void>();
  return { form, sent, press: () => form.handleSubmit(sent)() };
}

test('a refusal stands at the field that is drawn, and the form can be sent again', async () => {
  const { form, sent, press } = passwordForm();
  expect(showAtField(form, shown, 'password', 'wrong')).toBe(true);
  expect(form.getFieldState('password').error?.message).toBe('wrong');
  await press();
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each(['code', 'elsewhere', 'toString', '', undefined])(
  'one about %s, which is not drawn, is left to the form, and does not keep it from being sent',
  async (field) => {
    const { form, sent, press } = passwordForm();
    expect(showAtField(form, shown, field, 'wrong')).toBe(false);
    await press();
    expect(sent).toHaveBeenCalledTimes(1);
  },
);

test('what is about no field does not keep the form from being sent', async () => {
  const { form, sent, press } = passwordForm();
  showAtForm(form, 'busy');
  await press();
  expect(sent).toHaveBeenCalledTimes(1);
});
