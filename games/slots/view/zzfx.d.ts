declare module 'zzfx' {
  /** Plays one sound at once; parameters in the order of the synthesiser. */
  export function zzfx(
    volume: number,
    randomness: number,
    frequency: number,
    attack: number,
    sustain: number,
    release: number,
    shape: number,
    shapeCurve: number,
  ): AudioBufferSourceNode | undefined;
  export const ZZFX: { readonly audioContext: AudioContext };
}
