/** A picture that the school has. */
export interface EditorPicture {
  /** Its address. */
  src: string;
  /** What it shows, for who cannot see it. */
  alt: string;
}
