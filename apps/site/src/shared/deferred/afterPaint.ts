/** Maximum delay in milliseconds; a page in the background renders no frames. */
const MAX_DELAY_MS = 1000;

const waiting: (() => void)[] = [];
let withoutFrame: ReturnType<typeof setTimeout> | undefined;

function callAll(): void {
  clearTimeout(withoutFrame);
  for (const call of waiting.splice(0)) call();
}

/**
 * Calls in a separate task after the next frame, so that the immediate response to a press is painted before
 * its further effects. Calls of one frame run together, in order.
 */
export function afterPaint(call: () => void): void {
  waiting.push(call);
  if (waiting.length > 1) return;
  requestAnimationFrame(() => setTimeout(callAll));
  withoutFrame = setTimeout(callAll, MAX_DELAY_MS);
}
