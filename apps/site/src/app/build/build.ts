import { proxy } from 'valtio/vanilla';

/** Whether this page's chunks are gone from the server because a newer build of the site was deployed. */
export const build = proxy({ isReplaced: false });

let reloadPage = (): void => undefined;

/** Sets the function that {@link reloadIfFree} calls. */
export function provideReload(reload: () => void): void {
  reloadPage = reload;
}

/** Reloads the page if a newer build has been deployed and no unsaved work would be lost. */
export const reloadIfFree = (): void => reloadPage();
