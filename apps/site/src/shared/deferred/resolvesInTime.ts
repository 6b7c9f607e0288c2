/** Time limit while nothing is shown, in ms. */
const TIMEOUT_MS = 100;
/** Time limit while the server-rendered page is shown, in ms. */
const DRAWN_TIMEOUT_MS = 3000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function late(): Promise<false> {
  await wait(TIMEOUT_MS);
  // The server-rendered page may have appeared meanwhile: a visible page is not replaced by a loading state.
  if (document.documentElement.dataset.boot === 'drawn') await wait(DRAWN_TIMEOUT_MS - TIMEOUT_MS);
  return false;
}

/**
 * Waits a limited time for something that is mostly available already; a rejection counts as not available.
 * @returns whether it was available in time.
 */
export function resolvesInTime(something: Promise<unknown> | undefined): Promise<boolean> {
  const came = Promise.resolve(something).then(
    () => true,
    () => false,
  );
  return Promise.race([came, late()]);
}
