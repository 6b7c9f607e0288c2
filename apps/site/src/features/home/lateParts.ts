/** The parts of the home page that work as server-rendered HTML, in one chunk that is loaded after the first code. */
export { LowerHome } from './LowerHome.tsx';
export { Banners } from './top/Banners.tsx';
