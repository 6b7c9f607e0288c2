/** Steps of the scale of space that stand between things: 4, 8, 12, 16, 24 and 32 px. */
export const gaps = ['x1', 'x2', 'x3', 'x4', 'x6', 'x8'] as const;
export type Gap = (typeof gaps)[number];

/** Steps of the scale of type that headings have: 14, 16, 18, 22 and 28 px. */
export const sizes = ['sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type HeadingSize = (typeof sizes)[number];
