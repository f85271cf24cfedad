import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Replace the history entry instead of adding one. */
  replace?: boolean;
};

const PlainLink = ({ replace: _, children, ...props }: LinkProps) => <a {...props}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** The app hands its router's link in here, so that components need no router of their own. */
export const LinkProvider = LinkContext.Provider;

/** A link through the app's router. */
export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props);
