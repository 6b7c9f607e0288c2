// A mock school inside the page: MSW answers every call, so that only the development server is needed.
// Set up once: `npm i -D msw` and `npx msw init public`.
import { createLectern } from '@lectern/sdk';
import { mock, mockHandlers } from '@lectern/sdk/testing';
import { list } from '@lectern/sdk/endpoints/news';
import { setupWorker } from 'msw/browser';

/** Call before the page's first request. */
export async function beginMocking(): Promise<void> {
  const school = await mockHandlers({ scenario: 'in-exam', host: location.host, seed: 3 });
  // The first matching handler answers: here the list of news is empty.
  const worker = setupWorker(
    mock(list, () => ({ total: 0, records: [] })),
    ...school,
  );
  await worker.start();
}

/** The SDK, as used with a real platform. */
export const lectern = createLectern({ origin: location.origin });
