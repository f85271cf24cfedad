export { toggleMasking, useMasking } from '../../lib/masking.ts';
