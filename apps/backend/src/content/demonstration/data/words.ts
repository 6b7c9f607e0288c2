/** A text in both languages, Chinese first. */
export type Words = readonly [zh: string, en: string];
