/** The 13 header colours of the specification (section 3). */
export const headerColours = [
  'blue',
  'bluePale',
  'cyan',
  'cyanDeep',
  'default',
  'gray',
  'green',
  'greenPale',
  'orange',
  'orangeDeep',
  'red',
  'redDeep',
  'white',
] as const;

export type HeaderColour = (typeof headerColours)[number];

/** Gives the class of a header theme for what the server names it (`blue` or `header-blue`); default for the unknown. */
export function headerClass(value: unknown): string {
  const name = String(value ?? '').replace(/^header-/, '');
  return `header-${headerColours.find((colour) => colour === name) ?? 'default'}`;
}
