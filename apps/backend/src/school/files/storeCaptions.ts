import type { LessonCaptions } from '../../modules/catalogue/index.ts';
import type { SchoolAttachments } from './attachments.ts';
import { captionLanguage } from './videoTexts.ts';

/** Stores caption files, each with the language in its name. */
export async function storeCaptions(
  attachments: SchoolAttachments,
  named: readonly string[],
): Promise<LessonCaptions[]> {
  const captions: LessonCaptions[] = [];
  for (const line of named) {
    const file = await attachments.keep(line);
    const language = captionLanguage(file.fileName);
    if (language !== undefined) captions.push({ ...file, language });
  }
  return captions;
}
