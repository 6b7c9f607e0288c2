/**
 * Tells which page numbers to show: the first, the last and the current with its
 * neighbours; `null` stands for a gap. A gap of one page is that page.
 */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  // Not looked for among all of them, of which a school may tell any number.
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  const near = [...new Set(wanted)].toSorted((one, other) => one - other);
  return near.flatMap((number, place) => {
    const before = near[place - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
