import type { Command } from '@commander-js/extra-typings';

/** A subject of the school's people, with what they do about it. */
export interface Area {
  /** What it is about, in a few words. */
  readonly summary: string;
  /** A verb with its options, as it would be typed behind the name of the area. */
  readonly example: string;
  /** What else its help says: the form of a file, who hears of it. */
  readonly notes?: string;
  /** Adds the verbs to the command of the area. */
  addVerbs(area: Command): void;
}
