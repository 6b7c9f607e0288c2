import { neutral } from './neutral.ts';

const { light, dark } = neutral;

/** Every colour that no header theme sets, as [light, dark]; AA where text stands (see the tests). */
export const baseTokens = {
  page: [light[1], dark[0]],
  surface: [light[0], dark[1]],
  sunken: [light[2], dark[2]],
  ink: [light[11], dark[11]],
  inkMuted: [light[9], dark[9]],
  inkFaint: [light[8], dark[8]],
  line: [light[3], dark[4]],
  lineStrong: [light[7], dark[7]],
  price: ['#c4320a', '#ff8a5c'],
  success: ['#12703f', '#5cc98f'],
  successSoft: ['#e6f5ec', '#14301f'],
  warning: ['#8a5200', '#eab04a'],
  warningSoft: ['#fdf2dd', '#33260d'],
  danger: ['#c02434', '#ff8b90'],
  dangerSoft: ['#fdecec', '#3a1a1d'],
  info: ['#1f5fbf', '#7fb2f5'],
  infoSoft: ['#e8f1fd', '#152a45'],
  onStatus: ['#ffffff', '#0b0e13'],
  scrim: ['rgb(14 19 28 / 0.48)', 'rgb(0 0 0 / 0.64)'],
} as const satisfies Record<string, readonly [string, string]>;
