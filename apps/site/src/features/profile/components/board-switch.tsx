import type { Member } from '@arara/contract';
import { Switch, toasts } from '@arara/ui';
import { faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { useChooseBoard } from '../api/profile.ts';

/** A member stands on the winner board, with a masked name, or does not. */
export function BoardSwitch({ member }: { readonly member: Member }) {
  const t = useT('profile');
  const choose = useChooseBoard();
  return (
    <Switch
      label={t('board')}
      hint={t('board.hint')}
      // The switch moves with the finger; what the server says stands afterwards.
      checked={choose.isPending ? choose.variables : member.onBoard}
      onChange={({ target }) =>
        choose.mutate(target.checked, {
          onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }),
        })
      }
    />
  );
}
