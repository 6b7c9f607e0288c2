// A mock school inside the page: MSW answers every call, so that no server is needed beside the development
// server. Once beforehand: `npm i -D msw` and `npx msw init public`.
import { createLectern } from '@lectern/sdk';
import { mock, mockHandlers } from '@lectern/sdk/testing';
import { list } from '@lectern/sdk/endpoints/news';
import { setupWorker } from 'msw/browser';

/** Starts the mock; call it before the page's first request. */
export async function beginMocking(): Promise<void> {
  const school = await mockHandlers({ scenario: 'in-exam', host: location.host, seed: 3 });
  // Earlier handlers take precedence: here the news are empty.
  const worker = setupWorker(
    mock(list, () => ({ total: 0, records: [] })),
    ...school,
  );
  await worker.start();
}

/** The same SDK as for a real platform. */
export const lectern = createLectern({ origin: location.origin });
