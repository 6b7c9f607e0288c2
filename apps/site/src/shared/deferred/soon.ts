/** How long is soon while nothing stands, in ms. */
const PATIENCE_MS = 100;
/** And while the page stands as the server drew it. */
const DRAWN_PATIENCE_MS = 3000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function late(): Promise<false> {
  await wait(PATIENCE_MS);
  // The drawn page may have come meanwhile: what stands is not given up for a page that waits.
  if (document.documentElement.dataset.boot === 'drawn') await wait(DRAWN_PATIENCE_MS - PATIENCE_MS);
  return false;
}

/**
 * Waits for something that is mostly there already, and not for long where it is not; why it fails is no concern here.
 * @returns whether it came.
 */
export function soon(something: Promise<unknown> | undefined): Promise<boolean> {
  const came = Promise.resolve(something).then(
    () => true,
    () => false,
  );
  return Promise.race([came, late()]);
}
