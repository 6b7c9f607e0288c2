/** A line drawing of 160 by 120 units in three strokes, so that each type costs a few hundred bytes. */
export interface Drawing {
  /** The thing itself: filled with the surface, outlined. */
  body: string;
  /** Its quiet details. */
  line: string;
  /** What the school's colour draws. */
  accent: string;
}
