/** Names each question of a file once: the same name twice is counted. */
export class Keys {
  readonly #seen = new Map<string, number>();

  /** @returns the wanted name where it is the first, else with its count. */
  of(wanted: string): string {
    const count = (this.#seen.get(wanted) ?? 0) + 1;
    this.#seen.set(wanted, count);
    return count === 1 ? wanted : `${wanted}#${count}`;
  }
}
