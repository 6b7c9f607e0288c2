import type { Command } from '@commander-js/extra-typings';

/** An area of the school commands, with its verbs. */
export interface Area {
  /** A short description of the area. */
  readonly summary: string;
  /** An example of a verb with its options, as it would be typed after the name of the area. */
  readonly example: string;
  /** Further text of its help: the format of a file, who is notified. */
  readonly notes?: string;
  /** Adds the verbs to the area's command. */
  addVerbs(area: Command): void;
}
