export interface SelectOption {
  /** Unique in the list; the empty string is a value like any other. */
  value: string;
  /** What is shown. */
  label: string;
  /** Stays in the list and cannot be chosen. @defaultValue false */
  isDisabled?: boolean;
}
