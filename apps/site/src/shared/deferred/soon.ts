/** How long is soon while nothing stands, in ms. */
const PATIENCE_MS = 100;
/** And while the page stands as the server drew it. */
const DRAWN_PATIENCE_MS = 3000;

/**
 * Waits for something that is mostly there already, and not for long where it is not; why it fails is no concern here.
 * @returns whether it came.
 */
export function soon(something: Promise<unknown> | undefined): Promise<boolean> {
  const isDrawn = document.documentElement.dataset.boot === 'drawn';
  return Promise.race([
    Promise.resolve(something).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, isDrawn ? DRAWN_PATIENCE_MS : PATIENCE_MS, false)),
  ]);
}
