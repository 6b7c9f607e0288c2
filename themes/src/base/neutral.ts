/** Light or dark mode. */
export type ColourScheme = 'light' | 'dark';

/**
 * The cool neutral colours in 12 steps: in light mode from the lightest background to the strongest text
 * colour, in dark mode the reverse.
 */
export const neutral = {
  light: [
    '#ffffff',
    '#f7f8fa',
    '#f0f2f5',
    '#e6e9ee',
    '#d9dee5',
    '#c7ced8',
    '#a9b3c0',
    '#848f9f',
    '#667182',
    '#556070',
    '#333d4b',
    '#141b26',
  ],
  dark: [
    '#0e1116',
    '#151a21',
    '#1b2129',
    '#242b35',
    '#2f3843',
    '#3e4855',
    '#56616f',
    '#737e8c',
    '#8d98a6',
    '#a3adba',
    '#ccd3dc',
    '#f0f3f7',
  ],
} as const;

/** Backgrounds of text by scheme; derived colours are checked against them. */
export const grounds = {
  light: { page: neutral.light[1], surface: neutral.light[0], sunken: neutral.light[2] },
  dark: { page: neutral.dark[0], surface: neutral.dark[1], sunken: neutral.dark[2] },
} as const;
