import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';
import { newIdempotencyKey } from '../../lib/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { imageOf, imagesMax } from './images.ts';
import type { ImageFault } from './images.ts';

const name = 'feedback';

/** Why a chosen file is not among the pictures: it cannot be one, or there was no room left. */
export interface LeftOut {
  readonly why: ImageFault | 'many';
  readonly name: string;
}

export interface FeedbackDraft {
  readonly text: string;
  readonly remark: string;
  readonly images: readonly File[];
  /** Chosen files that are still being looked at or made smaller. */
  readonly underWay: number;
  readonly leftOut: readonly LeftOut[];
  /** One that is sent again because its answer was lost is the same to the server. */
  readonly key: string;
}

export type DraftStore = StoreApi<FeedbackDraft>;

const empty: Omit<FeedbackDraft, 'key'> = {
  text: '',
  remark: '',
  images: [],
  underWay: 0,
  leftOut: [],
};

const newDraft = (): FeedbackDraft => ({ ...empty, key: newIdempotencyKey() });

/** The draft that this person has begun to write, or an empty page; pictures go on getting ready when it closes. */
export function openFeedbackDraft(): DraftStore {
  const store = (readDraft(name) as DraftStore | null) ?? createStore(newDraft);
  keepDraft(name, store);
  return store;
}

/** It was sent: the next one begins empty. */
export const dropFeedbackDraft = (): void => dropDraft(name);

/**
 * Takes chosen files in as far as there is room, one after another, and keeps what was left out. Others
 * may be chosen meanwhile: each is added to what is there when it is ready.
 */
export async function addImages(
  store: DraftStore,
  files: readonly File[],
  prepare: typeof imageOf = imageOf,
): Promise<void> {
  store.setState(({ underWay }) => ({ leftOut: [], underWay: underWay + files.length }));
  for (const file of files) {
    const hasRoom = store.getState().images.length < imagesMax;
    // A file that has gone from the device in between is none.
    const found = hasRoom ? await prepare(file).catch(() => 'wrong' as const) : 'many';
    store.setState((draft) => ({ ...taken(draft, found, file), underWay: draft.underWay - 1 }));
  }
}

function taken({ images, leftOut }: FeedbackDraft, found: File | LeftOut['why'], file: File) {
  const why = typeof found === 'string' ? found : 'many';
  if (typeof found !== 'string' && images.length < imagesMax) return { images: [...images, found] };
  // Each reason is told once, with the first file that it kept out.
  return {
    leftOut: leftOut.some((one) => one.why === why)
      ? leftOut
      : [...leftOut, { why, name: file.name }],
  };
}
