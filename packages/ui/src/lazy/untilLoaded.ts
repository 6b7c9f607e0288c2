/** Delay before a failed load is retried, in milliseconds. */
const RETRY_MS = 5000;

/** Loads code, again and again while the network fails. */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return untilLoaded(load);
  }
}
