/** Makes unique names within a file: a repeated name gets a number. */
export class Keys {
  readonly #seen = new Map<string, number>();

  /** @returns the wanted name at its first use, afterwards with a number. */
  of(wanted: string): string {
    const count = (this.#seen.get(wanted) ?? 0) + 1;
    this.#seen.set(wanted, count);
    return count === 1 ? wanted : `${wanted}#${count}`;
  }
}
