/** What the back end inlines in the page and the site boots from. */
export interface BootData {
  readonly schoolId: string;
  readonly locale: 'zh' | 'en';
  /** Outputs by address: the path and query that the client would ask for (`Client.prime`). */
  readonly outputs: Readonly<Record<string, unknown>>;
}
