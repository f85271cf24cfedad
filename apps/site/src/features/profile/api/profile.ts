import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { rereadMember } from '../../../lib/reread-member.ts';

/** The portraits to choose from. */
export const iconsQuery = queryOptions({
  queryKey: ['member-icon'],
  queryFn: ({ signal }) => api('memberIcon', { signal }),
  staleTime: 0,
});

interface Changes {
  /** Undefined: stays as it is. */
  readonly nickname?: string | undefined;
  readonly icon?: string | undefined;
}

/** Keeps what was changed; the header and every page follow. */
export async function saveProfile({ nickname, icon }: Changes): Promise<void> {
  if (nickname !== undefined) await api('setNickname', { body: { nickname } });
  if (icon !== undefined) await api('setMemberIcon', { body: { icon } });
  await rereadMember();
}

/** Says if the winner board may tell the member's prizes. */
export function useChooseBoard() {
  return useMutation({
    mutationFn: (onBoard: boolean) => api('chooseBoard', { body: { onBoard } }),
    onSettled: rereadMember,
  });
}
