/** How long is soon while nothing stands, in ms. */
const PATIENCE_MS = 100;
/** And while the page stands as the server drew it. */
const DRAWN_PATIENCE_MS = 3000;

/** Waits for something that is mostly there already, and not for long where it is not; a failure is no concern here. */
export async function soon(something: Promise<unknown> | undefined): Promise<void> {
  if (something === undefined) return;
  const isDrawn = document.documentElement.dataset.boot === 'drawn';
  const late = new Promise((resolve) => setTimeout(resolve, isDrawn ? DRAWN_PATIENCE_MS : PATIENCE_MS));
  await Promise.race([something.catch(() => undefined), late]);
}
