/** An SMS or mail of the sandbox, as its page shows it. */
export interface OutboxMessage {
  readonly id: string;
  /** The number, or the mail's address. */
  readonly mobile: string;
  readonly text: string;
  readonly code: string;
  readonly createdAt: string;
}
