const waiting: (() => void)[] = [];

function callAll(): void {
  for (const call of waiting.splice(0)) call();
}

/**
 * Calls in a task of its own after the next frame was handed over, so that what a press shows at once does not wait
 * for what follows from it. Calls of one frame come together, in the order in which they were asked for.
 */
export function afterPaint(call: () => void): void {
  waiting.push(call);
  if (waiting.length === 1) requestAnimationFrame(() => setTimeout(callAll));
}
