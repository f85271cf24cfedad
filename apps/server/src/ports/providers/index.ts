export { createFacebook } from './facebook.ts';
export { createFirebase } from './firebase.ts';
export { createGoogle } from './google.ts';
export type {
  CaptchaPlace,
  ProvenPerson,
  Reach,
  RedirectProvider,
  SignInProviders,
  TokenProvider,
  Visit,
} from './types.ts';
