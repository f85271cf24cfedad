import { readFileSync } from 'node:fs';

/** A brand as the outside world knows it. */
export interface House {
  readonly id: string;
  readonly name: string;
  /** PNG of its mark, as phones show it. */
  readonly icon: string;
}

/** Finds a house by the id in an address. */
export const houseOf = (houses: readonly House[], id: unknown): House | null =>
  houses.find((house) => house.id === id) ?? null;

/** The mark of a house, as a property list takes it. */
export const iconOf = ({ icon }: House): string => readFileSync(icon).toString('base64');
