/** Data that the back end inlines in the page, and from which the site starts. */
export interface BootData {
  readonly schoolId: string;
  readonly locale: 'zh' | 'en';
  /** Outputs by path and query of their calls (`Client.prime`). */
  readonly outputs: Readonly<Record<string, unknown>>;
}
