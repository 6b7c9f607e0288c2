/** What cannot be done as it was asked; its message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** What programs read in its place; undefined where it has nothing for them. */
  readonly report: string | undefined;

  constructor(message: string, report?: string) {
    super(message);
    this.report = report;
  }
}
