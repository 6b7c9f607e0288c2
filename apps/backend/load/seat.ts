/** A student with a log-in. */
export interface Seat {
  readonly companyId: string;
  readonly userId: string;
  /** The account's name; its password is that of the demonstration. */
  readonly username: string;
  readonly token: string;
}
