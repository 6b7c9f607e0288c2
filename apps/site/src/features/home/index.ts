export type { Home } from './home.model.ts';
export { receiveHome } from './home.store.ts';
export { LateHome } from './LateHome.ts';
