import type { StaffMember, TimelineKind, TimelineLine } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { isAllowed } from '../../platform/permissions.ts';
import { storyStart } from '../../platform/story.ts';
import type { ConsoleDeps } from './console.deps.ts';
import { consoleSettings } from './console.settings.ts';
import { requireMember } from './member.ts';
import type { Searcher } from './search.ts';
import { sources } from './timeline.sources.ts';
import {
  compareLines,
  kindsOf,
  placeAfter,
  readableKinds,
  readCursor,
  writeCursor,
} from './timeline.policy.ts';

/** A page of a member's story, as it is asked for. */
export interface StoryRequest {
  readonly account: StaffMember['account'];
  readonly kinds: string | undefined;
  readonly before: string | undefined;
}

/** A page of a story, and where the next one begins. */
export interface Story {
  readonly lines: TimelineLine[];
  readonly next: string | null;
  readonly kinds: TimelineKind[];
}

/**
 * A page of a member's story, the latest first: each kind of lines is asked of its door for a whole page, and the
 * latest of all are shown. Kinds that the person may not read are left out.
 */
export async function readTimeline(
  deps: ConsoleDeps,
  at: Searcher,
  { account, kinds, before }: StoryRequest,
): Promise<Story> {
  const player = await requireMember(deps, at.merchant, account);
  const wanted = kindsOf(kinds);
  if (wanted === null) throw fault('kinds');
  const cursor = before === undefined ? null : readCursor(before);
  if (before !== undefined && cursor === null) throw fault('before');
  const readable = readableKinds((permission) =>
    isAllowed(at.staff, `${permission}:own-brand`, at.merchant),
  );
  const { storyPage } = consoleSettings;
  const limit = storyPage + 1;
  const start = storyStart(deps.clock.now(), limit);
  const pages = await Promise.all(
    readable
      .filter((kind) => wanted.includes(kind))
      .map((kind) => {
        const place = cursor === null ? start : placeAfter(cursor, kind, limit);
        return sources[kind](deps, { player, place, language: at.language });
      }),
  );
  const lines = pages.flat().toSorted(compareLines);
  const shown = lines.slice(0, storyPage);
  const last = lines.length > storyPage ? shown.at(-1) : undefined;
  return {
    lines: shown,
    next: last === undefined ? null : writeCursor(last),
    kinds: [...readable],
  };
}

const fault = (field: string) => new AppError('request.invalid', { field, params: { field } });
