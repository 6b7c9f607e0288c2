/** The 13 header colours of the platform. */
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
