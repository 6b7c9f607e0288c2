/** Subjects of calls whose `id` is not that of their area's subject. */
const ABOUT: readonly (readonly [RegExp, string])[] = [
  [/^course\.(notes|\w*Notes?)$/, 'note'],
  [/^course\.removeCollection$/, 'course'],
  [/^catalogue\.(reviews|addReview)$/, 'review'],
  [/^catalogue\.categories$/, 'category'],
  [/^question\.paperById$/, 'paper'],
  [/^question\.(exerciseRecord|recordDetail)$|^exam\.(record|ledger|handIn)$/, 'record'],
  [/^question\.wrong/, 'wrong'],
  [/^shell\.(ownPages?|menuLink|menusAndFoot|footInfo)$/, 'page'],
  [/^upload\.|^homework\.upload/, 'file'],
];

/** Returns the subject of a call's `id`: `news.detail` takes a piece of news. */
export const aboutOf = (id: string): string =>
  ABOUT.find(([pattern]) => pattern.test(id))?.[1] ?? id.slice(0, id.indexOf('.'));
