/**
 * Tells which page numbers to show: the first, the last and the current with its
 * neighbours; `null` stands for a gap. A gap of one page is that page.
 */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const near = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, place) => {
    const before = near[place - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
