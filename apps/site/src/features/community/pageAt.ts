import { session } from '../../shared/session/session.store.ts';

/** Shows the page of an address to a student or a visitor, without stored drafts. */
export const pageAt =
  (address: string, isStudent = true) =>
  () => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('community.draft')))
      localStorage.removeItem(key);
    Object.assign(session, { token: isStudent ? 'story' : '', userId: isStudent ? '1' : '' });
    history.replaceState(null, '', `#${address}`);
    return () => {
      Object.assign(session, { token: '', userId: '' });
      history.replaceState(null, '', '#/');
    };
  };
