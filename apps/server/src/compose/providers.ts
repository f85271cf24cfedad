import type { Sandbox } from '@arara/sandbox';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { createFacebook, createFirebase, createGoogle } from '../ports/providers/index.ts';
import type { Reach, SignInProviders } from '../ports/providers/index.ts';

const google = 'https://accounts.google.com';
const facebook = {
  dialogUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  graphUrl: 'https://graph.facebook.com/v23.0',
};
const firebase = {
  apiUrl: 'https://identitytoolkit.googleapis.com',
  keysUrl:
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  captcha: {
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    origins: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  },
};
/** Pages of the sandbox's provider on our own server. */
const sandboxPath = '/sandbox/identity';

const direct: Reach = { fetch: (url, init) => fetch(url, init), browserUrl: ({ href }) => href };

/** Real providers where the settings name them, the sandbox's where it plays the outside world. */
export function openProviders(
  config: Config,
  sandbox: Sandbox | null,
  clock: Clock,
): SignInProviders {
  const played = sandbox === null ? none : sandboxProviders(sandbox, clock);
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = config;
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = config;
  const checkUrl = config.FIREBASE_CHECK_URL;
  const host = checkUrl === undefined ? null : new URL(checkUrl).origin;
  const captcha = { ...firebase.captcha, host };
  return {
    google:
      clientId === undefined || clientSecret === undefined
        ? played.google
        : createGoogle({ issuer: google, clientId, clientSecret }, direct, clock),
    facebook:
      appId === undefined || appSecret === undefined
        ? played.facebook
        : createFacebook({ ...facebook, appId, appSecret }, direct),
    firebase:
      projectId === undefined || apiKey === undefined
        ? played.firebase
        : createFirebase({ ...firebase, captcha, projectId, apiKey }, direct, clock),
  };
}

const none: SignInProviders = { google: null, facebook: null, firebase: null };

/** The sandbox's provider bears a name of its own, which is found on this machine. */
function sandboxProviders({ identity }: Sandbox, clock: Clock): SignInProviders {
  const { issuer, url, clients, firebase: project } = identity;
  const reach: Reach = {
    fetch: (address, init) => fetch(address.replace(issuer, url), init),
    browserUrl: ({ search }, siteOrigin) => `${siteOrigin}${sandboxPath}/authorize${search}`,
  };
  return {
    google: createGoogle(
      { issuer, clientId: clients.google.id, clientSecret: clients.google.secret },
      reach,
      clock,
    ),
    facebook: createFacebook(
      {
        appId: clients.facebook.id,
        appSecret: clients.facebook.secret,
        dialogUrl: `${issuer}/authorize`,
        graphUrl: `${issuer}/facebook`,
      },
      reach,
    ),
    firebase: createFirebase(
      {
        ...project,
        apiUrl: sandboxPath,
        keysUrl: `${issuer}/jwks`,
        captcha: { scriptUrl: `${sandboxPath}/recaptcha/api.js`, origins: [], host: null },
      },
      reach,
      clock,
    ),
  };
}
