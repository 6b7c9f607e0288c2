/** What an `id` of a call is of, where that is not what its area is about. */
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

/** Tells what an `id` of a call is of: `news.detail` takes a piece of news. */
export const aboutOf = (id: string): string =>
  ABOUT.find(([pattern]) => pattern.test(id))?.[1] ?? id.slice(0, id.indexOf('.'));
