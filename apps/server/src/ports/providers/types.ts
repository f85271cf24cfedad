/** Somebody as a sign-in provider vouches for them. */
export interface ProvenPerson {
  /** The provider's own name for the account; it never changes. */
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  /** True if the provider has seen that the mail arrives there. */
  readonly emailVerified: boolean;
  /** As E.164 writes it, where a phone was proven. */
  readonly mobile: string | null;
}

/** The values that belong to one visit to a provider, from the way there to the way back. */
export interface Visit {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A provider that people are sent to and come back from with a code. */
export interface RedirectProvider {
  /** Where to send the browser; `siteOrigin` is where it comes from. */
  begin(visit: Visit, siteOrigin: string): Promise<string>;
  /** The person who came back; null when the answer is not one to this visit. Throws when nobody answers. */
  finish(visit: Visit, answer: URLSearchParams): Promise<ProvenPerson | null>;
}

/** Where the check comes from that stands before a code by SMS, and what its pages may be. */
export interface CaptchaPlace {
  /** Script with the interface of Google's reCAPTCHA. */
  readonly scriptUrl: string;
  /** Origins and folders that it fetches and frames; none but our own where it is empty. */
  readonly origins: readonly string[];
  /** A host for the check alone (`https://check.example.com`); null: the site's own. */
  readonly host: string | null;
}

/** A provider whose pages give id tokens to the site itself. */
export interface TokenProvider {
  /** Address of its interface for browsers, and the key that names our project. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly captcha: CaptchaPlace;
  /** The person of a token; null unless it is whole, ours, in force and signed by the provider. */
  verify(idToken: string): Promise<ProvenPerson | null>;
}

/** Sign-in providers of this installation; null for those that it has no contract with. */
export interface SignInProviders {
  readonly google: RedirectProvider | null;
  readonly facebook: RedirectProvider | null;
  readonly firebase: TokenProvider | null;
}

/** How to reach a provider; the sandbox answers under other addresses than its names say. */
export interface Reach {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The address of a provider's page as the browser of that site finds it. */
  readonly browserUrl: (url: URL, siteOrigin: string) => string;
}
