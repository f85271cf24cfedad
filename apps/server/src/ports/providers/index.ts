export { createFacebook } from './facebook.ts';
export { createFirebase } from './firebase.ts';
export { createGoogle } from './google.ts';
export type { ProvenPerson, Reach, RedirectProvider, SignInProviders, Visit } from './types.ts';
