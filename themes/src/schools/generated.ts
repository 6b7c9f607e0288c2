// Written by `npm run tokens` from themes/schools/*.json; a change here is lost.

/** The names of the schools’ own themes. */
export const schoolThemeNames = ['haitang'] as const;

/** What their files say. */
export const schoolThemeFiles = {
  haitang: {
    title: { zh: '海棠', en: 'Crab apple' },
    brand: '#b5305a',
    surface: '#fff3f5',
    footer: '#4a1428',
  },
} as const;
