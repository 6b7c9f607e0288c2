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
  return (
    <dl className={css.rows}>
      {first !== undefined && (
        <div className={css.row}>
          <dt className={css.question}>{first.name}</dt>
          <dd className={css.answer}>{first.words}</dd>
        </div>
      )}
      {form.visible.map(({ field }) => (
        <Row key={field.id} field={field} answer={form.answerOf(field)} />
      ))}
    </dl>
  );
}

function Row({ field, answer }: { readonly field: FormField; readonly answer: Answer }) {
  const texts = useTexts(registrationTexts);
  const words = wordsOfAnswer(field, answer);
  return (
    <div className={css.row}>
      <dt className={css.question}>{field.name}</dt>
      <dd className={css.answer} {...(words === '' && { 'data-empty': '' })}>
        {answer.files.length === 0
          ? words || texts.unanswered
          : answer.files.map(({ id, name, url }) => <File key={id} name={name} url={url} />)}
      </dd>
    </div>
  );
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
