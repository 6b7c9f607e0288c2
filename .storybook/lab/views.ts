/** What is shown at once; side by side is a phone beside a desktop. */
export const views = ['both', 'phone', 'tablet', 'desktop'] as const;

export type View = (typeof views)[number];
