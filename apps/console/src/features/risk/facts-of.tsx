import { Facts, Link } from '@arara/ui';
import { useFacts } from '../../components/words.ts';

/** Facts of evidence as a person reads them; a withdrawal leads to its file. */
export function FactsOf({ facts }: { facts: Readonly<Record<string, string>> }) {
  const words = useFacts('console-risk');
  return (
    <Facts
      facts={Object.entries(facts).map(([name, value]) => [
        words.name(name),
        name === 'withdrawal' && uuid.test(value) ? (
          <Link key={name} href={`/cashier/withdrawals/${value}`}>
            {value.slice(0, shown)}
          </Link>
        ) : (
          words.value(name, uuid.test(value) ? value.slice(0, shown) : value)
        ),
      ])}
    />
  );
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const shown = 8;
