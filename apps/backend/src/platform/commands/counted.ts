/** Formats a count with its noun: 1 student, 2 students. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
