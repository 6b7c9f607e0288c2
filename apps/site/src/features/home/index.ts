export type { Home } from './home.model.ts';
export { receiveHome } from './home.store.ts';
export { LateBanners, LateHome } from './LateHome.ts';
