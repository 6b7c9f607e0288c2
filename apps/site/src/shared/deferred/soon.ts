/** How long is soon, in ms. */
const PATIENCE_MS = 100;

/** Waits for something that is mostly there already, and not for long where it is not; a failure is no concern here. */
export async function soon(something: Promise<unknown> | undefined): Promise<void> {
  if (something === undefined) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([something.catch(() => undefined), late]);
}
