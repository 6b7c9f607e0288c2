/** Calls `work` in slices while the page is idle, until it returns true. Returns a function that cancels it. */
export function whenIdle(work: (hasTime: () => boolean) => boolean): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const slice = () => {
      const end = performance.now() + 8;
      if (!work(() => performance.now() < end)) timer = setTimeout(slice, 16);
    };
    let timer = setTimeout(slice, 16);
    return () => clearTimeout(timer);
  }
  const slice = (deadline: IdleDeadline) => {
    if (!work(() => deadline.timeRemaining() > 1)) handle = requestIdleCallback(slice);
  };
  let handle = requestIdleCallback(slice);
  return () => cancelIdleCallback(handle);
}
