import { chancesOf } from './chance.ts';
import { temperaments } from './temperaments.ts';
import type { Temperament } from './temperaments.ts';

/** A member who does not exist: enough to fill the registration form. */
export interface InventedPerson {
  readonly number: number;
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly email: string;
  readonly cpf: string;
  /** `1990-05-17`. */
  readonly birthDate: string;
  readonly temperament: Temperament;
}

const firstNames = [
  'Alice',
  'Breno',
  'Cecília',
  'Davi',
  'Elisa',
  'Fábio',
  'Gabriela',
  'Heitor',
  'Iara',
  'João',
  'Karina',
  'Lucas',
  'Marina',
  'Nuno',
  'Olívia',
  'Paulo',
  'Quésia',
  'Rafael',
  'Sofia',
  'Tiago',
  'Ursula',
  'Vicente',
  'Wagner',
  'Yara',
  'Zeca',
];
/** Trees for surnames, and the last word that says what these people are. */
const trees = [
  'Aroeira',
  'Buriti',
  'Cambuci',
  'Ipê',
  'Jacarandá',
  'Jatobá',
  'Jequitibá',
  'Juazeiro',
  'Mangaba',
  'Mulungu',
  'Paineira',
  'Pequi',
  'Pitanga',
  'Quaresmeira',
  'Sapucaia',
  'Umbu',
];
const lastWord = 'Fictício';

const adultYears = { first: 1955, last: 2003 };
const monthDaysMin = 28;

/**
 * The n-th person that a seed invents, always the same one. Numbers are CPFs with right check digits among the
 * lowest there are, mail goes to a domain that does not exist, and the surname says it.
 */
export function inventPerson(seed: string, number: number): InventedPerson {
  const chances = chancesOf(seed, 'person', number);
  const first = chances.of(firstNames);
  const tree = chances.of(trees);
  const username = `${plain(first)}${number}`.slice(0, 16);
  const year = chances.between(adultYears.first, adultYears.last);
  const month = String(chances.between(1, 12)).padStart(2, '0');
  const day = String(chances.between(1, monthDaysMin)).padStart(2, '0');
  return {
    number,
    username,
    password: `Inventada-${number}-${chances.between(10, 99)}`,
    name: `${first} ${tree} ${lastWord}`,
    email: `${plain(first)}.${plain(tree)}.${number}@pessoas.example`,
    cpf: withCheckDigits(String(number).padStart(9, '0')),
    birthDate: `${year}-${month}-${day}`,
    temperament: temperaments[number % temperaments.length] as Temperament,
  };
}

/** Small letters without accents. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

/** A CPF by its first nine digits. */
function withCheckDigits(digits: string): string {
  if (digits.length === 11) return digits;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (digits.length + 1 - at),
    0,
  );
  return withCheckDigits(`${digits}${((sum * 10) % 11) % 10}`);
}
