export interface SelectOption {
  /** Unique in the list; the empty string is a value like any other. */
  value: string;
  /** Text of the option. */
  label: string;
  /** Shown in the list, but cannot be chosen. @defaultValue false */
  isDisabled?: boolean;
}
