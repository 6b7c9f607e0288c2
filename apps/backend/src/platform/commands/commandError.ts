/** What cannot be done as it was asked; its message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}
