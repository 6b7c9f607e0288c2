import type { PaperDraft, QuestionDraft, SubjectDraft } from '../../modules/question/bankDraft.ts';
import {
  contentOf,
  type Home,
  type ImportedPaper,
  type ImportedQuestion,
  PICTURE_ADDRESS,
  shortHash,
} from './imported.ts';

/** Maximum bytes of a key; the database's index allows at most 2,700. */
const MAX_KEY_LENGTH = 300;

/** The new key of a renamed question, for papers. */
interface Renamed {
  readonly question: ImportedQuestion;
  /** The file that contains the same question already; undefined for the first. */
  readonly sameAs: string | undefined;
}

const keysOf = (draft: QuestionDraft): readonly string[] => [
  draft.sourceKey,
  ...draft.parts.map((part) => part.sourceKey),
];

function withKey(draft: QuestionDraft, key: string): QuestionDraft {
  if (key === draft.sourceKey) return draft;
  return {
    ...draft,
    sourceKey: key,
    parts: draft.parts.map((part, at) => ({ ...part, sourceKey: `${key}:${at + 1}` })),
  };
}

/**
 * Gives each question of an import a unique key: duplicates share one, and a different question with the same
 * name gets a number.
 */
export class KeyRing {
  readonly #questions = new Map<string, { readonly content: string; readonly file: string }>();

  /** Adds a question of a file. */
  add(question: ImportedQuestion, file: string): Renamed {
    const { draft } = question;
    const shortened =
      draft.sourceKey.length <= MAX_KEY_LENGTH
        ? draft.sourceKey
        : `${draft.sourceKey.slice(0, MAX_KEY_LENGTH - 20)}${shortHash(draft.sourceKey)}`;
    const content = contentOf(draft);
    for (let count = 1; ; count++) {
      const named = withKey(draft, count === 1 ? shortened : `${shortened}~${count}`);
      const held = this.#questions.get(named.sourceKey);
      if (held?.content === content) return { question: { ...question, draft: named }, sameAs: held.file };
      if (keysOf(named).some((key) => this.#questions.has(key))) continue;
      for (const key of keysOf(named))
        this.#questions.set(key, { content: key === named.sourceKey ? content : '', file });
      return { question: { ...question, draft: named }, sameAs: undefined };
    }
  }
}

/** Removes repeated questions from a paper. */
function withoutRepeats(draft: PaperDraft): PaperDraft {
  const seen = new Set<string>();
  const sections = draft.sections.map(({ name, questions }) => ({
    name,
    questions: questions.filter(({ sourceKey }) => !seen.has(sourceKey) && seen.add(sourceKey)),
  }));
  return { ...draft, sections: sections.filter(({ questions }) => questions.length > 0) };
}

/** Merges the parts of each paper by rank; a second paper with the same key gets a number. */
function joinPapers(papers: readonly ImportedPaper[]): readonly PaperDraft[] {
  return [...Map.groupBy(papers, ({ draft }) => draft.sourceKey).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    if (first.rank === undefined) {
      const others = Map.groupBy(same, ({ draft }) => JSON.stringify(draft.sections));
      return [...others.values()].flatMap(([one], at) =>
        one === undefined
          ? []
          : [
              withoutRepeats(
                at === 0 ? one.draft : { ...one.draft, sourceKey: `${one.draft.sourceKey}~${at + 1}` },
              ),
            ],
      );
    }
    const sections = same
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .flatMap(({ draft }) => draft.sections);
    return [withoutRepeats({ ...first.draft, sections })];
  });
}

const nameOf = ({ category, subject }: Home): string => `${category}\n${subject}`;

/** Groups imported questions by subject, as the bank saves them. */
export function toSubjects(
  questions: readonly ImportedQuestion[],
  papers: readonly ImportedPaper[],
): readonly SubjectDraft[] {
  const bySubject = Map.groupBy(questions, ({ home }) => nameOf(home));
  const papersBySubject = Map.groupBy(papers, ({ home }) => nameOf(home));
  return [...bySubject].flatMap(([name, members]): SubjectDraft[] => {
    const home = members[0]?.home;
    if (home === undefined) return [];
    return [
      {
        category: home.category,
        name: home.subject,
        ...(home.categorySort === undefined ? {} : { categorySort: home.categorySort }),
        ...(home.summary === undefined ? {} : { summary: home.summary }),
        ...(home.sort === undefined ? {} : { sort: home.sort }),
        questions: members.map(({ draft }) => draft),
        papers: joinPapers(papersBySubject.get(name) ?? []),
      },
    ];
  });
}

/**
 * Replaces the temporary addresses of pictures in all texts of a draft, and removes NUL characters, which the
 * database refuses.
 */
export function settleDraft(draft: QuestionDraft, addresses: ReadonlyMap<string, string>): QuestionDraft {
  const settle = (text: string): string =>
    text.replaceAll('\u0000', '').replace(PICTURE_ADDRESS, (address) => addresses.get(address) ?? address);
  return {
    ...draft,
    sourceKey: settle(draft.sourceKey),
    stem: settle(draft.stem),
    explanation: settle(draft.explanation),
    ...(draft.keyText === undefined ? {} : { keyText: settle(draft.keyText) }),
    options: draft.options.map(({ label, text }) => ({ label, text: settle(text) })),
    key:
      draft.key.kind === 'blanks'
        ? {
            ...draft.key,
            blanks: draft.key.blanks.map((blank) => ({ ...blank, accepted: blank.accepted.map(settle) })),
          }
        : draft.key,
    points: draft.points.map(settle),
    parts: draft.parts.map((part) => settleDraft(part, addresses)),
  };
}
