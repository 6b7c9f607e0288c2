/** What decides where somebody logs in. */
export interface LoginDemand {
  /** What is wished; it is the `{type}` of `/join/{type}`. */
  readonly wish: 'login' | 'register' | 'forgot';
  /** A button of the header, or a page that needs a student. */
  readonly from: 'header' | 'page';
  /** `useLoginPage` of the site's base info. */
  readonly hasLoginPage: boolean;
  /** The global log-in check's answer; undefined when it is closed or did not answer. */
  readonly globalLogin?: { readonly thirdLoginUrl: string };
  /** `redirectLogin` of the home config, for a page that it protects. */
  readonly isProtectedPage: boolean;
}

/** Where somebody logs in: on another site, on a page of this one, or in the box over the page. */
export type LoginEntrance =
  /** Check the address before it is followed (`resolveOutside`). */
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'box' };

/** Tells where somebody logs in, in the platform's order. */
export function loginEntrance({
  wish,
  from,
  hasLoginPage,
  globalLogin,
  isProtectedPage,
}: LoginDemand): LoginEntrance {
  if (hasLoginPage && globalLogin !== undefined && wish === 'login') {
    const url = globalLogin.thirdLoginUrl;
    return url === '' ? { kind: 'page', path: '/join/login' } : { kind: 'elsewhere', url };
  }
  if (hasLoginPage && from === 'header') return { kind: 'page', path: `/join/${wish}` };
  return isProtectedPage ? { kind: 'page', path: '/join/login' } : { kind: 'box' };
}
