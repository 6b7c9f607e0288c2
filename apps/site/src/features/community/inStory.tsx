import type { Decorator } from '@storybook/react-vite';
import { Router } from 'wouter';
import { useHashPath, useHashSearch } from '../../routes/hashLocation.ts';
import { session } from '../../session/session.store.ts';

/** Shows what an address leads to, to a student or to a visitor, with no draft from before. */
export const at =
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

/** Lets a story read its address as the site does. */
export const inRouter: Decorator = (Story) => (
  <Router hook={useHashPath} searchHook={useHashSearch}>
    <Story />
  </Router>
);
