import { beforeAll, expect, test, vi } from 'vitest';
import { stubPage } from '../../testing/page.ts';
import type * as Drafts from './draft.ts';
import type * as Sessions from '../../lib/session.ts';

vi.mock('../../lib/api.ts', () => ({ newIdempotencyKey: () => crypto.randomUUID() }));

let drafts: typeof Drafts;
let sessions: typeof Sessions;
beforeAll(async () => {
  stubPage();
  drafts = await import('./draft.ts');
  sessions = await import('../../lib/session.ts');
});

const member = (account: string) =>
  sessions.setMember({ account } as Parameters<typeof sessions.setMember>[0]);
const picture = (name: string) => new File(['…'], name);
const names = (store: Drafts.DraftStore) => store.getState().images.map(({ name }) => name);

function newDraft(): Drafts.DraftStore {
  drafts.dropFeedbackDraft();
  return drafts.openFeedbackDraft();
}

test('a picture that is ready early stays when one that was chosen before it is ready', async () => {
  const store = newDraft();
  let done: (file: File) => void = () => undefined;
  const slow = () => new Promise<File>((resolve) => (done = resolve));
  const photo = drafts.addImages(store, [picture('photo.jpg')], slow);
  await drafts.addImages(store, [picture('small.png')], async (file) => file);
  expect(names(store)).toEqual(['small.png']);
  expect(store.getState().underWay).toBe(1);
  done(picture('photo.jpg'));
  await photo;
  expect(names(store)).toEqual(['small.png', 'photo.jpg']);
  expect(store.getState().underWay).toBe(0);
});

test('what has no room or cannot be a picture is named, and takes no place', async () => {
  const store = newDraft();
  const chosen = ['a.gif', '1.png', '2.png', '3.png', '4.png', '5.png'].map(picture);
  await drafts.addImages(store, chosen, async (file) => (file.name === 'a.gif' ? 'wrong' : file));
  expect(names(store)).toEqual(['1.png', '2.png', '3.png']);
  expect(store.getState().leftOut).toEqual([
    { why: 'wrong', name: 'a.gif' },
    { why: 'many', name: '4.png' },
  ]);
});

test('two choices at once never come to more than three, and a file that is gone holds nothing up', async () => {
  const store = newDraft();
  const gone = () => Promise.reject(new Error('gone'));
  await Promise.all([
    drafts.addImages(store, ['a', 'b'].map(picture), async (file) => file),
    drafts.addImages(store, ['c', 'd'].map(picture), async (file) => file),
    drafts.addImages(store, [picture('e')], gone),
  ]);
  expect(names(store)).toHaveLength(3);
  expect(store.getState()).toMatchObject({ underWay: 0 });
});

test('what was written is there again for its writer, and for nobody else', () => {
  const store = newDraft();
  store.setState({ text: 'of a visitor' });
  const again = drafts.openFeedbackDraft().getState();
  expect(again).toMatchObject({ text: 'of a visitor', key: store.getState().key });
  member('luciana');
  const other = drafts.openFeedbackDraft().getState();
  expect(other.text).toBe('');
  expect(other.key).not.toBe(again.key);
  drafts.openFeedbackDraft().setState({ text: 'of Luciana' });
  sessions.closeSession();
  member('luciana');
  expect(drafts.openFeedbackDraft().getState().text).toBe('of Luciana');
  sessions.closeSession();
  member('bia');
  sessions.closeSession();
  member('luciana');
  expect(drafts.openFeedbackDraft().getState().text).toBe('');
});
