import type { Pool } from '@arara/postgres';

export const gamesMax = 20_000;

const animals = [
  'Arara',
  'Boto',
  'Capivara',
  'Onça',
  'Tucano',
  'Jacaré',
  'Cobra',
  'Sagui',
  'Anta',
  'Quati',
];
const things = [
  'Encantada',
  'Milionária',
  'Dourada',
  'Turbo',
  'Tropical',
  'Real',
  'Noturna',
  'Ligeira',
];
const places = [
  'do Sertão',
  'da Mata',
  'do Cerrado',
  'de Paraty',
  'do Pantanal',
  'da Lapa',
  'de Olinda',
];

/** A merchant with twenty thousand games at forty vendors, beside what the operator's seed wrote. */
export async function fillCatalogue(pool: Pool): Promise<void> {
  await pool.query(`
    insert into catalogue.vendor (merchant_id, code, name, kind, wallet_vendor, launch_url, icon,
      position, enabled, joined_at)
    select 'arara', 'BENCH_' || n, 'Estúdio ' || n, 'third-party', 'bench-' || n, '/x', 'dado-carioca',
      100 + n, true, now()
    from generate_series(1, 40) n`);
  await pool.query(
    `insert into catalogue.game (merchant_id, vendor_code, code, game_type, names, classify,
       line_num, min_bet, rtp_hundredths, has_trial, cover, state, added_at, position, hot_rank,
       search_words)
     select 'arara', 'BENCH_' || (1 + n % 40), 'bench-' || n, 'RNG', jsonb_build_object('pt-BR', name),
       array['lines', 'free-spins', 'multiplier'], 20, 20, 9600, true, 'dado-carioca', 'on',
       now() - make_interval(mins => n), n, n, name || ' Estúdio ' || (1 + n % 40) || ' slot linhas'
     from generate_series(1, $1::int) n,
       lateral (select ($2::text[])[1 + n % $5] || ' ' || ($3::text[])[1 + n / 7 % $6] || ' '
         || ($4::text[])[1 + n / 53 % $7] || ' ' || n as name) named`,
    [gamesMax, animals, things, places, animals.length, things.length, places.length],
  );
  await pool.query(`update catalogue.state set version = version + 1`);
  await pool.query('analyze catalogue.game');
}

/** The texts that people type: whole names, beginnings, slips, brands. */
export function searches(count: number): string[] {
  const slips = ['araras', 'capibara', 'onca', 'tucanno', 'jacare do sertao', 'cobra turb', 'bto'];
  return Array.from({ length: count }, (_, n) => {
    const word = slips[n % slips.length] ?? '';
    return n % 2 === 0
      ? `${word} ${n}`
      : `${animals[n % animals.length]} ${places[n % places.length]} ${n}`;
  });
}
