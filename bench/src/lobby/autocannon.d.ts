declare module 'autocannon' {
  interface Client {
    setRequests(requests: { method: 'GET'; headers: Record<string, string> }[]): void;
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    setupClient?: (client: Client) => void;
  }): Promise<Result>;
}
