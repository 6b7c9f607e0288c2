import { proxy } from 'valtio/vanilla';

/** Whether the files that this page asks for late are gone, since a newer build of the site took their place. */
export const build = proxy({ isReplaced: false });

let leaveIt = (): void => undefined;

/** Gives the way to load the page anew where it may be, for a page that could not be shown: it knows no other files. */
export function provideReload(reload: () => void): void {
  leaveIt = reload;
}

/** Loads the page anew where a newer build has replaced this one and nothing is lost by it. */
export const reloadIfFree = (): void => leaveIt();
