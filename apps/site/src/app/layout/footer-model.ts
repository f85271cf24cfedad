import { paths } from '../../config/paths.ts';
import type { MenuLink } from './menu-model.ts';

export interface FooterColumn {
  readonly key: string;
  /** Key of its title in the namespace `ui`. */
  readonly title: string;
  readonly links: readonly MenuLink[];
}

interface Sources {
  /** Links to the games, from the side menu. */
  readonly games: readonly MenuLink[];
  readonly moduleOn: (id: string) => boolean;
  readonly hasPage: (href: string) => boolean;
}

const link = (href: string, text: string): MenuLink => ({ key: text, href, text });

/** The four columns of the footer, with only the links that lead somewhere. */
export function footerOf({ games, moduleOn, hasPage }: Sources): readonly FooterColumn[] {
  const columns: readonly FooterColumn[] = [
    { key: 'games', title: 'footer.games', links: games.slice(0, 5) },
    {
      key: 'house',
      title: 'footer.house',
      links: [
        link(paths.fairness, 'footer.fairness'),
        ...(moduleOn('AFFMAN3') ? [link(paths.affiliates, 'footer.affiliate')] : []),
        link(paths.terms, 'footer.terms'),
        link(paths.licences, 'footer.licences'),
      ],
    },
    {
      key: 'help',
      title: 'footer.help',
      links: [
        link(paths.help, 'menu.help'),
        link(paths.deposits, 'footer.deposits'),
        link(paths.withdrawals, 'footer.withdrawals'),
        link('?dialog=speed', 'menu.speed'),
        link('?dialog=feedback', 'menu.feedback'),
      ],
    },
    {
      key: 'responsible',
      title: 'footer.responsible',
      links: [
        link(paths.responsible, 'footer.about'),
        link(paths.limits, 'account.limits'),
        link(paths.accountRecord, 'footer.statement'),
      ],
    },
  ];
  return columns
    .map((column) => ({ ...column, links: column.links.filter(({ href }) => hasPage(href)) }))
    .filter(({ links }) => links.length > 0);
}

interface AffiliateSources {
  /** The operator's page for affiliates. */
  readonly link: string | undefined;
  readonly signedIn: boolean;
  /** True if the site has somebody to talk to. */
  readonly canTalk: boolean;
}

/** Where becoming an affiliate begins: the operator's page, for visitors else a person; or nowhere. */
export function affiliateDoorOf({ link, signedIn, canTalk }: AffiliateSources) {
  if (link !== undefined) return { kind: 'page', href: link } as const;
  return canTalk && !signedIn ? ({ kind: 'service' } as const) : null;
}
