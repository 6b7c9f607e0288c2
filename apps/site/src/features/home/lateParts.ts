/** What of the home page works as it is delivered, and comes together after its first code. */
export { LowerHome } from './LowerHome.tsx';
export { Banners } from './top/Banners.tsx';
