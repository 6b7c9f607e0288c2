// A mock school inside the page: MSW answers every call, so that nothing runs beside the development server.
// Once before: `npm i -D msw` and `npx msw init public`.
import { createLectern } from '@lectern/sdk';
import { mock, mockHandlers } from '@lectern/sdk/testing';
import { list } from '@lectern/sdk/endpoints/news';
import { setupWorker } from 'msw/browser';

/** Begins before the page's first call. */
export async function beginMocking(): Promise<void> {
  const school = await mockHandlers({ scenario: 'in-exam', host: location.host, seed: 3 });
  // What stands first answers first: here there is no news.
  const worker = setupWorker(
    mock(list, () => ({ total: 0, records: [] })),
    ...school,
  );
  await worker.start();
}

/** The same SDK as with a real platform. */
export const lectern = createLectern({ origin: location.origin });
