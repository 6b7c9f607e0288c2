/** How long is soon, in ms: while nothing stands, and while the page stands as the server drew it. */
const PATIENCE_MS = { other: 100, drawn: 3000 };

/** Waits for something that is mostly there already, and not for long where it is not; a failure is no concern here. */
export async function soon(something: Promise<unknown> | undefined): Promise<void> {
  if (something === undefined) return;
  const isDrawn = document.documentElement.dataset.boot === 'drawn';
  const late = new Promise((resolve) => setTimeout(resolve, isDrawn ? PATIENCE_MS.drawn : PATIENCE_MS.other));
  await Promise.race([something.catch(() => undefined), late]);
}
