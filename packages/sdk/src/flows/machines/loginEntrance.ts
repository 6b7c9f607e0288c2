/** Input from which {@link loginEntrance} chooses where to log in. */
export interface LoginDemand {
  /** The requested task; the `{type}` of `/join/{type}`. */
  readonly task: 'login' | 'register' | 'forgot';
  /** Where the request comes from: a button of the header, or a page that requires a student. */
  readonly from: 'header' | 'page';
  /** `useLoginPage` of the site's base info. */
  readonly hasLoginPage: boolean;
  /** Reply of the global log-in check; undefined when it is closed or did not answer. */
  readonly globalLogin?: { readonly thirdLoginUrl: string };
  /** Whether `redirectLogin` of the home config protects the page. */
  readonly isProtectedPage: boolean;
}

/** Where to log in: on another site, on a page of this site, or in a box over the current page. */
export type LoginEntrance =
  /** Validate the address before navigating (`resolveOutside`). */
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'box' };

/** Chooses where to log in, by the platform's order of precedence. */
export function loginEntrance({
  task,
  from,
  hasLoginPage,
  globalLogin,
  isProtectedPage,
}: LoginDemand): LoginEntrance {
  if (hasLoginPage && globalLogin !== undefined && task === 'login') {
    const url = globalLogin.thirdLoginUrl;
    return url === '' ? { kind: 'page', path: '/join/login' } : { kind: 'elsewhere', url };
  }
  if (hasLoginPage && from === 'header') return { kind: 'page', path: `/join/${task}` };
  return isProtectedPage ? { kind: 'page', path: '/join/login' } : { kind: 'box' };
}
