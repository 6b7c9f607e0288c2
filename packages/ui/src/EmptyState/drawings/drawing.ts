/** A line drawing of 160 by 120 units in three paths, so that each type takes a few hundred bytes. */
export interface Drawing {
  /** Path of the main shape: filled with the surface colour, outlined. */
  body: string;
  /** Path of the minor details. */
  line: string;
  /** Path in the school's accent colour. */
  accent: string;
}
