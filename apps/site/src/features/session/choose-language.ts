import { toasts } from '@arara/ui';
import { api } from '../../lib/api.ts';
import { changeLanguage, translate } from '../../lib/i18n.ts';
import { codeOf } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentToken } from '../../lib/session.ts';

/**
 * Another language for the page and this device, for what the server has already said, and for what
 * it will say to this member elsewhere (specification, section 4).
 */
export async function chooseLanguage(language: string): Promise<void> {
  try {
    if (!(await changeLanguage(language))) return;
  } catch {
    toasts.show({ tone: 'bad', title: translate('ui', 'fault.network.lost') });
    return;
  }
  void queryClient.invalidateQueries();
  if (currentToken() === null) return;
  // The device remembers it either way; the next choice tells the server again.
  await api('changeLanguage', { body: { language: codeOf(language) } }).catch(() => undefined);
}
