import { DescriptionList } from '@lectern/ui/DescriptionList';
import type { Answer, DynamicFormState, FormField } from '@lectern/ui/DynamicForm';
import { useTexts } from '@lectern/ui/locale';
import { FileLink } from '../../../shared/upload/FileLink.tsx';
import { answerText } from './fields.ts';
import * as css from './registration.css.ts';
import { registrationTexts } from './registration.texts.ts';

export interface SummaryProps {
  readonly form: DynamicFormState;
  /** A row before the answers. */
  readonly first?: { readonly name: string; readonly text: string };
}

/** A read-only view of an answered form. */
export function Summary({ form, first }: SummaryProps) {
  const texts = useTexts(registrationTexts);
  const rows = form.visible.map(({ field }) => ({
    term: field.name,
    value: <Answered field={field} answer={form.answerOf(field)} unanswered={texts.unanswered} />,
  }));
  return (
    <DescriptionList
      layout="pairs"
      rule="between"
      items={first === undefined ? rows : [{ term: first.name, value: first.text }, ...rows]}
    />
  );
}

interface AnsweredProps {
  readonly field: FormField;
  readonly answer: Answer;
  readonly unanswered: string;
}

function Answered({ field, answer, unanswered }: AnsweredProps) {
  if (answer.files.length > 0)
    return answer.files.map(({ id, name, url }) => (
      <FileLink key={id} className={css.file} name={name} url={url}>
        {name}
      </FileLink>
    ));
  const text = answerText(field, answer);
  return <span className={text === '' ? css.unanswered : css.answer}>{text || unanswered}</span>;
}
