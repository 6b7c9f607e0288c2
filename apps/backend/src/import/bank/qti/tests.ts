import type { PaperDraft, QuestionDraft } from '../../../modules/question/bankDraft.ts';
import type { Home, ImportedPaper } from '../imported.ts';
import { childrenOf, descendantsOf, type MarkupElement } from '../../../markup/tree.ts';
import { ownTest } from './own.ts';

/** An imported item of a package. */
export interface PackedItem {
  readonly path: string;
  readonly draft: QuestionDraft;
  readonly score: number;
  readonly home: Home;
}

/** Duration of a paper without one, in minutes. */
const DEFAULT_MINUTES = 60;

function minutesOf(test: MarkupElement): number {
  for (const { attributes } of [test, ...descendantsOf(test.children, 'testpart')].flatMap((one) =>
    childrenOf(one, 'timelimits'),
  )) {
    const seconds = Number(attributes['maxtime']);
    if (seconds > 0) return Math.ceil(seconds / 60);
  }
  return DEFAULT_MINUTES;
}

/** Returns the sections of a test that directly contain items. */
const sectionsOf = (test: MarkupElement): readonly MarkupElement[] =>
  [...descendantsOf(test.children, 'assessmentsection')].filter(
    (section) => childrenOf(section, 'assessmentitemref').length > 0,
  );

/** Makes a paper of a test, unless none of its items was imported. */
export function papersOf(
  { path, root }: { readonly path: string; readonly root: MarkupElement },
  items: readonly PackedItem[],
  { home, collection }: { readonly home: Home; readonly collection: string },
  refPath: (test: string, ref: MarkupElement) => string | undefined,
): readonly ImportedPaper[] {
  const byPath = new Map(items.map((item) => [item.path, item]));
  const used = new Set<string>();
  const sections = sectionsOf(root).flatMap((section): PaperDraft['sections'][number][] => {
    const questions = childrenOf(section, 'assessmentitemref').flatMap((ref) => {
      const item = byPath.get(refPath(path, ref) ?? '');
      // A paper contains a question only once.
      if (item === undefined || used.has(item.path)) return [];
      used.add(item.path);
      const weight = Number(childrenOf(ref, 'weight')[0]?.attributes['value'] ?? 1);
      const score = Math.round(item.score * (weight > 0 ? weight : 1) * 10) / 10;
      return [{ sourceKey: item.draft.sourceKey, score: Math.max(score, 0.1) }];
    });
    const { title = '', identifier = '' } = section.attributes;
    return questions.length === 0 ? [] : [{ name: title || identifier || '1', questions }];
  });
  if (sections.length === 0) return [];
  const { identifier = '', title = '' } = root.attributes;
  const own = ownTest(root);
  const [first] = items.filter((item) => used.has(item.path));
  return [
    {
      home: own === undefined ? home : (first?.home ?? home),
      draft: {
        sourceKey: own?.key ?? `qti:test:${collection}:${identifier || path}`,
        name: title || identifier || home.subject,
        year: own?.year ?? null,
        minutes: minutesOf(root),
        difficulty: own?.difficulty ?? 3,
        sort: own?.sort ?? 50,
        sections,
      },
    },
  ];
}
