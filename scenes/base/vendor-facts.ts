import type { Conformance, GameVendor } from '@arara/contract';

// The answers of the games desk about a vendor, for the scenes of the console.

const silent = { calls: 0, failed: 0, codes: [], p50: null, p95: null };
/** A vendor of another company whose new key waits for Ana. */
export const porto: GameVendor = {
  code: 'PORTO',
  name: 'Porto',
  kind: 'third-party',
  walletVendor: 'porto',
  state: 'on',
  isDemo: true,
  titles: 3,
  titlesOn: 2,
  openRounds: 4,
  maintenance: null,
  keys: [
    {
      keyId: 'vk_new',
      fingerprint: '9f2c4a7710aa3be1',
      since: '2026-11-27T18:00:00.000Z',
      by: 'ana@arara.example, bia@arara.example',
      waits: true,
    },
  ],
  health: {
    asked: {
      hour: {
        calls: 1_200,
        failed: 4,
        codes: [{ code: 1202, name: 'STALE_TIMESTAMP', calls: 4 }],
        p50: 10,
        p95: 15,
      },
      day: silent,
      lastGood: '2026-11-27T19:59:00.000Z',
    },
    told: { hour: silent, day: silent, lastGood: null },
  },
};
export const kit: Conformance = {
  state: 'ready',
  command: 'npm run conformance -- --url http://localhost:3000/vendor/v1',
  run: {
    id: '3',
    state: 'DONE',
    by: 'ana@arara.example',
    at: '2026-11-27T18:00:00.000Z',
    endedAt: '2026-11-27T18:01:00.000Z',
    total: 2,
    results: [
      { group: 'Money', id: 'W1', title: 'A stake is taken once', verdict: 'pass', why: null },
      {
        group: 'Money',
        id: 'W9',
        title: 'Two vendors',
        verdict: 'skip',
        why: 'needs a second key',
      },
    ],
  },
};
