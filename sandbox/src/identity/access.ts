/** The provider's public name; whoever talks to the sandbox reaches it elsewhere. */
export const issuer = 'https://identity.sandbox.example';

export const firebaseIssuer = (projectId: string) => `https://securetoken.google.com/${projectId}`;

/** Clients that the sandbox knows; their secrets guard play people only. */
export const clients = {
  google: { id: 'arara-google', secret: 'sandbox-google-secret' },
  facebook: { id: '1029384756', secret: 'sandbox-facebook-secret' },
} as const;
export type ClientName = keyof typeof clients;

export const firebaseProject = {
  id: 'arara-sandbox',
  apiKey: 'sandbox-api-key',
  siteKey: 'sandbox-site-key',
} as const;

/** Pages of the provider on the main server, where a browser finds them. */
export const browserPath = '/sandbox/identity';

export function clientOf(id: unknown): ClientName | null {
  if (id === clients.google.id) return 'google';
  return id === clients.facebook.id ? 'facebook' : null;
}
