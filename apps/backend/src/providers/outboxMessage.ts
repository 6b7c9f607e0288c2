/** An SMS or mail of the sandbox, as shown on its page. */
export interface OutboxMessage {
  readonly id: string;
  /** The phone number or the mail address. */
  readonly mobile: string;
  readonly text: string;
  readonly code: string;
  readonly createdAt: string;
}
