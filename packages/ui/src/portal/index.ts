export { PortalTheme, usePortalTheme } from './PortalTheme.tsx';
