declare module 'virtual:licences' {
  /** Packages that the pages carry, by name. */
  export const licences: readonly (readonly [name: string, version: string, licence: string])[];
}
