import { z } from 'zod';
import { call } from './call.ts';
import { query } from './primitives.ts';

const changing = {
  auth: 'account',
  limit: { by: 'session', points: 20, seconds: 60 },
} as const;

export const memberIconCall = call({
  name: 'memberIcon',
  summary: 'The member’s portrait, and those to choose from; without one `url` is empty.',
  method: 'GET',
  path: '/wps/member/info/icon',
  module: 'PROFPIC3',
  auth: 'account',
  query: query({}),
  value: z.object({
    url: z.string(),
    icons: z.array(z.object({ icon: z.string(), url: z.string() })),
  }),
  errors: [],
});

export const setMemberIconCall = call({
  ...changing,
  name: 'setMemberIcon',
  summary: 'Chooses a portrait; an empty name goes back to the initials.',
  method: 'PUT',
  path: '/wps/member/info/icon',
  module: 'PROFPIC3',
  body: z.strictObject({ icon: z.string().max(40).default('') }),
  value: z.object({ url: z.string() }),
  errors: ['icon.unknown'],
});

export const playerAvatarCall = call({
  name: 'playerAvatar',
  summary: 'The portrait as a header shows it, and whether one was chosen.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  module: 'PROFPIC3',
  auth: 'account',
  query: query({}),
  value: z.object({ avatar: z.string(), avatarType: z.enum(['PORTRAIT', 'INITIALS']) }),
  errors: [],
});

export const setNicknameCall = call({
  ...changing,
  name: 'setNickname',
  summary: 'What the member wants to be called; an empty nickname goes back to the username.',
  method: 'PUT',
  path: '/api/account/nickname',
  module: 'COMM3',
  body: z.strictObject({ nickname: z.string().max(80) }),
  value: z.object({ nickname: z.string() }),
  errors: ['nickname.invalid'],
});

export const chooseBoardCall = call({
  ...changing,
  name: 'chooseBoard',
  summary: 'Says if the winner board may tell the member’s prizes, with a masked name.',
  method: 'PUT',
  path: '/api/account/board',
  module: 'COMM3',
  body: z.strictObject({ onBoard: z.boolean() }),
  value: z.object({ onBoard: z.boolean() }),
  errors: [],
});
