import type { HeaderPalette } from '../maker/header.ts';
import type { HeaderTheme } from './names.ts';

/** Palettes of the 13 header themes; the text colour reaches AA from surface to fade. */
export const headerPalettes = {
  blue: { accent: '#1d5bd6', surface: '#1a55cc', fade: '#2867de', ink: '#ffffff' },
  bluePale: { accent: '#2a6bd4', surface: '#e6f0fd', fade: '#f4f8fe', ink: '#16325c' },
  cyan: { accent: '#0b7a8c', surface: '#0a7587', fade: '#0b7f8f', ink: '#ffffff' },
  cyanDeep: { accent: '#0f5f70', surface: '#0c4a58', fade: '#116172', ink: '#ffffff' },
  default: { accent: '#3555e0', surface: '#ffffff', fade: '#ffffff', ink: '#1a2130' },
  gray: { accent: '#4d5a6d', surface: '#394252', fade: '#4a5567', ink: '#ffffff' },
  green: { accent: '#13794a', surface: '#117044', fade: '#177d4f', ink: '#ffffff' },
  greenPale: { accent: '#1d7d4f', surface: '#e3f5ea', fade: '#f2faf5', ink: '#12402a' },
  orange: { accent: '#c2500a', surface: '#b94a07', fade: '#c4540f', ink: '#ffffff' },
  orangeDeep: { accent: '#a53f0a', surface: '#8f3407', fade: '#a8420c', ink: '#ffffff' },
  red: { accent: '#cf2a35', surface: '#c32530', fade: '#d6323d', ink: '#ffffff' },
  redDeep: { accent: '#a31d28', surface: '#8a1620', fade: '#a5212c', ink: '#ffffff' },
  white: { accent: '#2b3545', surface: '#ffffff', fade: '#f7f8fa', ink: '#1a2130' },
} as const satisfies Record<HeaderTheme, HeaderPalette>;
