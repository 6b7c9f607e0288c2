/** A command cannot be executed as given; the message is written for the person at the terminal. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** What is written instead of the message where JSON was asked for; undefined where there is nothing. */
  readonly report: string | undefined;

  constructor(message: string, report?: string) {
    super(message);
    this.report = report;
  }
}
