import { z } from 'zod';
import { call } from './call.ts';
import { Empty, query } from './primitives.ts';

/** The notices of a member and their ways: mail, short message, or a window on the site. */
export const noticeIds = [
  'security.mail',
  'entry.mail',
  'withdrawal.mail',
  'withdrawal.sms',
  'deposit.mail',
  'deposit.sms',
  'news.site',
] as const;

export const noticeChoicesCall = call({
  name: 'noticeChoices',
  summary: 'Which notices the member wants; what security asks for cannot be switched off.',
  method: 'GET',
  path: '/api/account/notices',
  module: 'COMM3',
  auth: 'account',
  query: query({}),
  value: z.object({
    notices: z.array(
      z.object({ id: z.enum(noticeIds), wanted: z.boolean(), required: z.boolean() }),
    ),
  }),
  errors: [],
});

export const chooseNoticeCall = call({
  name: 'chooseNotice',
  summary: 'Switches one kind of notice on or off.',
  method: 'PUT',
  path: '/api/account/notices',
  module: 'COMM3',
  auth: 'account',
  limit: { by: 'session', points: 60, seconds: 60 },
  body: z.strictObject({ id: z.enum(noticeIds), wanted: z.boolean() }),
  value: Empty,
  errors: ['notice.required'],
});
