import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** Props of a link component: those of `a`, with an address within the site. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

export interface LinkProps extends ComponentProps<'a'> {
  /** Address of the link; without one, or with a scheme that could run code, no link is rendered. */
  href?: string | undefined;
  /** Whether it opens in a new window. @defaultValue false */
  isNewWindow?: boolean | undefined;
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | null>(null);

/** Provides the application's own link component (its router's) to all links below. */
export function LinkProvider({
  component,
  children,
}: {
  /** Renders a link to an address within the site. */
  component: ComponentType<LinkComponentProps>;
  /** Content with links. */
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the component for links within the site; `a` without a provider. */
export function useLink(): ComponentType<LinkComponentProps> | 'a' {
  return use(LinkContext) ?? 'a';
}

/** Returns whether an address leaves the hash router: a full URL, or the agreement pages. */
export function isExternal(href: string): boolean {
  return /^((https?:)?\/\/|(mailto|tel|webcal):)|\/s\/pc\/#\//i.test(href);
}

/**
 * Returns an address only if following it cannot run code: relative, http(s), mailto, tel or webcal (calendar
 * subscription).
 */
export function safeHref(href: string | null | undefined): string | undefined {
  // Browsers ignore control characters and whitespace inside a scheme, so they are ignored here too.
  const text = href?.replace(/[\s\p{Cc}]+/gu, '') ?? '';
  const isSafe = /^(?![a-z][a-z0-9+.-]*:)|^(https?|mailto|tel|webcal):/i.test(text);
  return text && isSafe ? href?.trim() : undefined;
}

/**
 * Renders a link: addresses within the site by the provider's component, others as a plain `a`. A new window
 * gets no reference to this one (`noopener`).
 */
export function Link({ href, isNewWindow = false, ...props }: LinkProps) {
  const Inner = useLink();
  const safe = safeHref(href);
  if (!safe) return <a {...props} />;
  if (isNewWindow) return <a href={safe} target="_blank" rel="noopener noreferrer" {...props} />;
  return isExternal(safe) ? <a href={safe} {...props} /> : <Inner href={safe} {...props} />;
}
