/** A logged-in student. */
export interface Seat {
  readonly companyId: string;
  readonly userId: string;
  /** The account's user name; its password is that of the demonstration. */
  readonly username: string;
  readonly token: string;
}
