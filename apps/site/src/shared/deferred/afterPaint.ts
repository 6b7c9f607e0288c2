/** A page in the background has no frames; then calls wait no longer than this, in milliseconds. */
const LONGEST_MS = 1000;

const waiting: (() => void)[] = [];
let withoutFrame: ReturnType<typeof setTimeout> | undefined;

function callAll(): void {
  clearTimeout(withoutFrame);
  for (const call of waiting.splice(0)) call();
}

/**
 * Calls in a task of its own after the next frame was handed over, so that what a press shows at once does not wait
 * for what follows from it. Calls of one frame come together, in the order in which they were asked for.
 */
export function afterPaint(call: () => void): void {
  waiting.push(call);
  if (waiting.length > 1) return;
  requestAnimationFrame(() => setTimeout(callAll));
  withoutFrame = setTimeout(callAll, LONGEST_MS);
}
