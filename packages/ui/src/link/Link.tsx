import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** What a link component gets: the props of `a`, with an address of the site. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads; without one, or with a scheme that could run code, it renders no link. */
  href?: string | undefined;
  /** Opens a new window. @defaultValue false */
  isNewWindow?: boolean | undefined;
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | null>(null);

/** Hands the application's own link component (its router's) to every link below. */
export function LinkProvider({
  component,
  children,
}: {
  /** What renders a link; it gets an `href` of the site. */
  component: ComponentType<LinkComponentProps>;
  /** What has links in it. */
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Tells which component renders the site's own links; `a` where no provider stands above. */
export function useLink(): ComponentType<LinkComponentProps> | 'a' {
  return use(LinkContext) ?? 'a';
}

/** Tells whether an address leaves the hash router: a full address or the agreement pages. */
export function isExternal(href: string): boolean {
  return /^((https?:)?\/\/|(mailto|tel|webcal):)|\/s\/pc\/#\//i.test(href);
}

/** Lets an address through only if following it cannot run code: relative, http(s), mailto, tel or webcal (a calendar to subscribe to). */
export function safeHref(href: string | null | undefined): string | undefined {
  // Browsers ignore control characters and blanks inside a scheme, so they are ignored here too.
  const text = href?.replace(/[\s\p{Cc}]+/gu, '') ?? '';
  const isSafe = /^(?![a-z][a-z0-9+.-]*:)|^(https?|mailto|tel|webcal):/i.test(text);
  return text && isSafe ? href?.trim() : undefined;
}

/**
 * Renders a link: the site's own addresses through the provider's component,
 * others as a plain `a`. A new window never gets hold of this one.
 */
export function Link({ href, isNewWindow = false, ...props }: LinkProps) {
  const Inner = useLink();
  const safe = safeHref(href);
  if (!safe) return <a {...props} />;
  if (isNewWindow) return <a href={safe} target="_blank" rel="noopener noreferrer" {...props} />;
  return isExternal(safe) ? <a href={safe} {...props} /> : <Inner href={safe} {...props} />;
}
