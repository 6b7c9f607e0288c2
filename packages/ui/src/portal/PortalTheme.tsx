import { createContext, use, type ReactNode } from 'react';

const PortalThemeContext = createContext('');

/**
 * Tells the theme classes (`header-red footer-cyan`) of a themed part of the page to
 * what leaves it through a portal: dialogs, menus. Not needed where they stand on `html`.
 */
export function PortalTheme({
  className,
  children,
}: {
  /** The classes of the part. */
  className: string;
  /** The part. */
  children: ReactNode;
}) {
  return <PortalThemeContext value={className}>{children}</PortalThemeContext>;
}

/** The classes that a portal's outermost element must carry. */
export const usePortalTheme = (): string => use(PortalThemeContext);
