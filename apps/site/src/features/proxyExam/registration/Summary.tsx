import { DescriptionList } from '@lectern/ui/DescriptionList';
import type { Answer, DynamicFormState, FormField } from '@lectern/ui/DynamicForm';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { wordsOfAnswer } from './fields.ts';
import * as css from './registration.css.ts';
import { registrationTexts } from './registration.texts.ts';

export interface SummaryProps {
  readonly form: DynamicFormState;
  /** A row before the answers. */
  readonly first?: { readonly name: string; readonly words: string };
}

/** Shows a form as it is answered, to be read. */
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
      items={first === undefined ? rows : [{ term: first.name, value: first.words }, ...rows]}
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
    return answer.files.map(({ id, name, url }) => <File key={id} name={name} url={url} />);
  const words = wordsOfAnswer(field, answer);
  return <span className={words === '' ? css.unanswered : css.answer}>{words || unanswered}</span>;
}

/** A file that was handed in; it opens where the school itself keeps it. */
function File({ name, url }: { readonly name: string; readonly url: string | undefined }) {
  const address = resolveAddress(url);
  if (address.kind !== 'same-origin') return <span className={css.file}>{name}</span>;
  return (
    <Link className={css.file} href={address.href} isNewWindow>
      {name}
    </Link>
  );
}
