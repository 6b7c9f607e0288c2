/** Previews shown at once; `both` is a phone beside a desktop. */
export const views = ['both', 'phone', 'tablet', 'desktop'] as const;

export type View = (typeof views)[number];
