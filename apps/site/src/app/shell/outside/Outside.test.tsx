// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage, replacePorts } from '../../../shared/ports.ts';
import Outside from './Outside.tsx';

afterEach(cleanup);

test('a hidden chat is shown until the check after the first load, and never for schools visited later', async () => {
  const fiveSeconds = Promise.withResolvers<void>();
  const waits = [fiveSeconds.promise];
  const putBack = replacePorts({
    storage: memoryStorage(),
    wait: async () => waits.shift() ?? new Promise(() => undefined),
  });
  const hidden = { hasStatistics: false, hasChat: true, isChatHidden: true, asksConsent: false };
  const chat = () => screen.queryByRole('button', { name: '在线咨询' });
  const { rerender, unmount } = render(<Outside services={hidden} />);
  expect(chat()).not.toBeNull();
  fiveSeconds.resolve();
  await waitFor(() => expect(chat()).toBeNull());
  rerender(<Outside services={{ ...hidden, isChatHidden: false }} />);
  expect(chat()).not.toBeNull();
  // A school without third-party services in between unmounts them.
  unmount();
  await act(async () => void render(<Outside services={hidden} />));
  expect(chat()).toBeNull();
  putBack();
});
