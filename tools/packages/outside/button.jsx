// @vitest-environment jsdom
import '@lectern/themes/styles';
import { Button } from '@lectern/ui/Button';
import { LoginDialog } from '@lectern/ui/dialogs';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

it('is shown without any setting', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(root).render(<Button variant="primary">报名</Button>));
  expect(root.querySelector('button')?.textContent).toBe('报名');
  expect(LoginDialog).toBeTypeOf('function');
});
