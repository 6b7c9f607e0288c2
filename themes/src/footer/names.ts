/** The 8 footer colours of the specification (section 3). */
export const footerColours = ['default', 'gray', 'white', 'red', 'blue', 'cyan', 'green', 'orange'] as const;

export type FooterColour = (typeof footerColours)[number];

/** Gives the class of a footer theme for what the server names it (`footer-cyan` or `cyan`); default for the unknown. */
export function footerClass(value: unknown): string {
  const name = String(value ?? '').replace(/^footer-/, '');
  return `footer-${footerColours.find((colour) => colour === name) ?? 'default'}`;
}
