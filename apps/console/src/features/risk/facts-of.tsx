import { Facts, Link } from '@arara/ui';
import { useFacts } from '../../components/words.ts';
import css from './risk.module.css';

/** Facts of evidence as a person reads them; a withdrawal leads to its file. Numbers of things are whole, to be looked for. */
export function FactsOf({ facts }: { facts: Readonly<Record<string, string>> }) {
  const words = useFacts('console-risk');
  return (
    <Facts
      facts={Object.entries(facts).map(([name, value]) => [
        words.name(name),
        name === 'withdrawal' && uuid.test(value) ? (
          <Link key={name} className={css.ref} href={`/cashier/withdrawals/${value}`}>
            {value}
          </Link>
        ) : (
          words.value(name, value)
        ),
      ])}
    />
  );
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
