import type { Decorator } from '@storybook/react-vite';
import { Router } from 'wouter';
import { useHashPath, useHashSearch } from '../routes/hashLocation.ts';

/** Decorates a story with the site's router, so that it reads its address as the site does. */
export const inRouter: Decorator = (Story) => (
  <Router hook={useHashPath} searchHook={useHashSearch}>
    <Story />
  </Router>
);
