/** How many letters must be typed otherwise to make one word of another. */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const now = [row + 1];
    for (let at = 1; at <= b.length; at += 1)
      now.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (now[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (b[at - 1] === letter ? 0 : 1),
        ),
      );
    before = now;
  }
  return before[b.length] ?? 0;
}

/** Finds the word that was probably meant; undefined where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((one) => ({ one, far: distance(word, one) }))
    .filter(({ one, far }) => far <= Math.max(1, Math.floor(Math.max(one.length, word.length) / 3)))
    .toSorted((a, b) => a.far - b.far);
  return ranked[0]?.one;
}
