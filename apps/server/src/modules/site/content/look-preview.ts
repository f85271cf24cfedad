import { createHash, randomBytes } from 'node:crypto';
import type { LookContent, ValueOf, previewLookCall } from '@arara/contract';
import type { SiteDeps } from '../site.deps.ts';
import { siteOf } from './content.ts';
import type { Editor } from './content.ts';
import { requireLook } from './content.refusals.ts';
import { findPreview, insertPreview } from './look-preview.repository.ts';
import type { LookPreviewRow } from './look-preview.repository.ts';

const minutes = 10;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keeps a look for the console's frame, under a key that nobody else has. Throws what is wrong with it. */
export async function previewLook(
  deps: SiteDeps,
  { merchant, staff }: Editor,
  look: LookContent | null,
): Promise<ValueOf<typeof previewLookCall>> {
  requireLook(await siteOf(deps, merchant), look);
  const token = randomBytes(24).toString('base64url');
  const preview = { hash: hashOf(token), merchant, look, email: staff.email };
  const until = await deps.database.transaction((tx) => insertPreview(tx, preview, minutes));
  return { address: `/?look=${token}`, until: until.toISOString() };
}

/** The look that a key stands for, and the brand that it is tried on for; null: its time is over. */
export const lookOfPreview = (
  { database }: Pick<SiteDeps, 'database'>,
  token: string,
): Promise<LookPreviewRow | null> => findPreview(database.read, hashOf(token));
