/** A picture stored by the school. */
export interface EditorPicture {
  /** URL of the picture. */
  src: string;
  /** Alternative text. */
  alt: string;
}
