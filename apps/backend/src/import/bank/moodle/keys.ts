/** Makes unique names within a file: a repeated name gets a number. */
export class Keys {
  readonly #seen = new Map<string, number>();

  /** @returns the wanted name at its first use, afterwards with a number. */
  of(key: string): string {
    const count = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  }
}
