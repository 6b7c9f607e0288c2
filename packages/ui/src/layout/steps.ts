/** Steps of the spacing scale used between elements: 4, 8, 12, 16, 24 and 32 px. */
export const gaps = ['x1', 'x2', 'x3', 'x4', 'x6', 'x8'] as const;
export type Gap = (typeof gaps)[number];

/** Steps of the type scale used for headings: 14, 16, 18, 22 and 28 px. */
export const sizes = ['sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type HeadingSize = (typeof sizes)[number];
