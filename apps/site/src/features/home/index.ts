export type { Home } from './home.model.ts';
export { receiveHome } from './home.store.ts';

/** Loads the home page below its banner. */
export const loadLowerHome = async () => (await import('./LowerHome.tsx')).LowerHome;
