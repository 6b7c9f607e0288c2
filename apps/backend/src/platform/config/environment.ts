/** Variables as they come from the process. */
export type Environment = Readonly<Record<string, string | undefined>>;
