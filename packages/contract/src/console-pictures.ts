import { z } from 'zod';
import { call } from './call.ts';
import { BannerPicture } from './system.ts';

/** Pictures are drawn anew, which takes the machine's time. */
const seldom = { by: 'session', points: 30, seconds: 300 } as const;

/**
 * Parts of the form: `picture` as a file (PNG, JPEG, WebP, AVIF), and where each cut lies along the side that is too
 * long, in percent of what is left over: `narrow`, `wide`.
 */
const PictureForm = z.custom<FormData>(() => true);

export const bringPictureCall = call({
  auth: 'staff',
  alwaysOpen: true,
  permission: 'content:item:publish:own-brand',
  name: 'bringPicture',
  summary: 'Draws a picture anew in the cuts of a banner, and answers the keys of both.',
  method: 'POST',
  path: '/api/staff/content/pictures',
  limit: seldom,
  encoding: 'multipart',
  body: PictureForm,
  value: z.object({
    art: z.string(),
    artWide: z.string(),
    narrow: BannerPicture,
    wide: BannerPicture,
  }),
  errors: [
    'staff.factor.required',
    'content.image',
    'content.image.small',
    'content.pictures.full',
    'request.too.large',
  ],
});
