/**
 * Returns the page numbers to show: first, last, and the current page with its neighbours; `null` marks a gap.
 * A gap of a single page is filled with that page.
 */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  // Computed rather than filtered from all pages, since the server may report any number of them.
  const shownPages = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  const near = [...new Set(shownPages)].toSorted((one, other) => one - other);
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
