import { createContext, use, type ReactNode } from 'react';

const PortalThemeContext = createContext('');

/**
 * Passes the theme classes (`header-red footer-cyan`) of a themed part of the page on to its portals: dialogs,
 * menus. Not needed if the classes are on `html`.
 */
export function PortalTheme({
  className,
  children,
}: {
  /** Theme classes of the part. */
  className: string;
  /** Content of the part. */
  children: ReactNode;
}) {
  return <PortalThemeContext value={className}>{children}</PortalThemeContext>;
}

/** Returns the theme classes that the outermost element of a portal must have. */
export const usePortalTheme = (): string => use(PortalThemeContext);
