export { canonicalJson } from './canonical.ts';
export { fastWords } from './fast-words.ts';
export {
  chainPromiseOf,
  chainSeeds,
  isLinkOf,
  isNextLink,
  linkBefore,
  type ChainPromise,
} from './hash-chain.ts';
export {
  clientSeedOf,
  commit,
  isClientSeed,
  isRevealOf,
  isServerSeed,
  serverSeedOf,
  sha256Hex,
  type Seeds,
} from './seeds.ts';
export { type NextWord } from './hmac-words.ts';
export { createStream, streamOf, type RandomStream } from './stream.ts';
