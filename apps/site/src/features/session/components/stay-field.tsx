import { Checkbox } from '@arara/ui';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { chooseToStay, stayDays, staysSignedIn } from '../stay.ts';

/** Staying signed in on this browser, as long as the brand says; nothing where it does not offer it. */
export function StayField() {
  const t = useT('auth');
  const [on, setOn] = useState(staysSignedIn);
  const days = stayDays();
  if (days === 0) return null;
  return (
    <Checkbox
      checked={on}
      onChange={({ target }) => {
        setOn(target.checked);
        chooseToStay(target.checked);
      }}
    >
      {t('stay', { count: days })}
    </Checkbox>
  );
}
