import { list, text, type UntrustedList } from '@lectern/sdk';
import type { CompleteInfoDraft } from '@lectern/ui/dialogs';
import type { Answer } from '@lectern/ui/DynamicForm';
import { clearTabDraft, readTabDraft, writeTabDraft } from '../../shared/forms/tabDraft.ts';
import { session } from '../../shared/session/session.store.ts';
import { readFiles } from '../../shared/upload/readFiles.ts';

/** A stored draft: its answers are a list, since a map cannot be stored as JSON. */
interface StoredDraft {
  readonly group: readonly string[];
  readonly proxyId: string | null;
  readonly answers: readonly (Answer & { readonly fieldId: string })[];
}

/** Returns the form's name. Each school asks its own questions, the same in every scene. */
const formOf = (): string => `questions:${session.schoolId}`;

/** Stores the answers so far, to survive a reload. */
export function storeQuestionsDraft({ group, proxyId, answers }: CompleteInfoDraft): void {
  const stored: StoredDraft = {
    group,
    proxyId,
    answers: Array.from(answers, ([fieldId, answer]) => ({ fieldId, ...answer })),
  };
  writeTabDraft(formOf(), stored);
}

/** Reads the answers given before a reload; undefined if there are none. */
export function readQuestionsDraft(): CompleteInfoDraft | undefined {
  const stored = readTabDraft<StoredDraft>(formOf());
  if (stored == null) return undefined;
  const textsOf = (values: UntrustedList<string>) => list<string>(values).map((value) => text(value));
  return {
    group: textsOf(stored.group),
    proxyId: text(stored.proxyId) || null,
    answers: new Map(
      list<StoredDraft['answers'][number]>(stored.answers).map(({ fieldId, values, files }) => [
        text(fieldId),
        { values: textsOf(values), files: readFiles(files) },
      ]),
    ),
  };
}

/** Deletes the stored answers after they were saved. */
export const clearQuestionsDraft = (): void => clearTabDraft(formOf());
