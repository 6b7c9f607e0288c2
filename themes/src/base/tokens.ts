import { neutral } from './neutral.ts';

const { light, dark } = neutral;

/** Every colour that no header theme sets, as [light, dark]; text colours reach AA (see the tests). */
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
  rating: ['#c47100', '#eab04a'],
  success: ['#12703f', '#5cc98f'],
  successSoft: ['#e6f5ec', '#14301f'],
  warning: ['#8a5200', '#eab04a'],
  warningSoft: ['#fdf2dd', '#33260d'],
  danger: ['#c02434', '#ff8b90'],
  dangerSoft: ['#fdecec', '#3a1a1d'],
  dangerFill: ['#c02434', '#c5303e'],
  dangerInk: ['#ffffff', '#ffffff'],
  info: ['#1f5fbf', '#7fb2f5'],
  infoSoft: ['#e8f1fd', '#152a45'],
  onStatus: ['#ffffff', '#0b0e13'],
  scrim: ['rgb(14 19 28 / 0.48)', 'rgb(0 0 0 / 0.64)'],
} as const satisfies Record<string, readonly [string, string]>;

/** One layer of a shadow without horizontal offset: lengths in px, and the alpha in light mode. */
export interface ShadowLayer {
  readonly y: number;
  readonly blur: number;
  readonly alpha: number;
}

/** The two shadows. */
export const shadows = {
  shadowRaised: [
    { y: 1, blur: 2, alpha: 0.06 },
    { y: 2, blur: 8, alpha: 0.06 },
  ],
  shadowFloating: [
    { y: 2, blur: 6, alpha: 0.06 },
    { y: 12, blur: 32, alpha: 0.14 },
  ],
} as const satisfies Record<string, readonly ShadowLayer[]>;

/** Colours of a shadow's layer in light and dark mode; darker in dark mode, where the background is dark. */
export const shadowColours = ({ alpha }: ShadowLayer) =>
  ({ light: `rgb(20 30 48 / ${alpha})`, dark: 'rgb(0 0 0 / 0.5)' }) as const;
