import { SelectField, TextField } from '@lectern/ui/fields';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { session } from '../../../shared/session/session.store.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { MY_QUESTIONS, questionHref } from '../address.ts';
import * as css from '../community.css.ts';
import { leavesOf } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import { NEW_QUESTION_DRAFT, compose, write } from './compose.store.ts';
import { ComposeForm } from './ComposeForm.tsx';
import { useComposition } from './useComposition.ts';
import { questionsContext, loadCourses, loadSubjects } from '../questions.store.ts';

/** Minimum length of a title, in characters. */
const MIN_TITLE_LENGTH = 5;
const MAX_TITLE_LENGTH = 80;

/** The form to ask a question: a title, a subject or course, and the text. */
export function AskForm() {
  const { form: texts } = useTexts(communityTexts);
  const locale = useLocale();
  const { token } = useSnapshot(session);
  const { draft, problem } = useComposition(NEW_QUESTION_DRAFT);
  const { subjects, courses } = useSnapshot(questionsContext);
  const title = useRef<HTMLInputElement>(null);

  useEffect(() => void loadSubjects(), []);
  useLoad(loadCourses);
  useEffect(() => {
    if (problem?.field === 'title') title.current?.focus();
  }, [problem]);

  const handleCheck = () => {
    if ([...draft.title.trim()].length >= MIN_TITLE_LENGTH) return true;
    compose.problem = { field: 'title', message: texts.titleShort };
    return false;
  };
  const handleSent = (id: string) => {
    toast(texts.sentAsk, { tone: 'success' });
    navigate(id === '' ? MY_QUESTIONS : questionHref(id));
  };
  // Both fields are shown before their options are loaded, to avoid a layout shift while typing.
  const hasCourses = token !== '' && courses?.length !== 0;
  const inField = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <div className={css.column}>
      <ComposeForm
        what={NEW_QUESTION_DRAFT}
        label={texts.ask}
        content={{ label: texts.content, hint: texts.contentHint, isRequired: false }}
        submit={texts.sendAsk}
        submitVisitor={texts.loginToAsk}
        onCheck={handleCheck}
        onSent={handleSent}
      >
        <TextField
          ref={title}
          label={texts.title}
          hint={texts.titleHint}
          message={inField('title')}
          isRequired
          maxLength={MAX_TITLE_LENGTH}
          hasCounter
          value={draft.title}
          onChange={(event) => write({ title: event.currentTarget.value })}
        />
        <div className={css.twoColumns}>
          {hasCourses && (
            <SelectField
              label={texts.course}
              message={inField('classTypeId')}
              options={[
                { value: '', label: texts.noCourse },
                ...(courses ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={draft.course}
              onChange={(course) => write({ course })}
            />
          )}
          {draft.course === '' && subjects?.length !== 0 && (
            <SelectField
              label={texts.subject}
              message={inField('categoryId')}
              options={[
                { value: '', label: texts.noSubject },
                ...leavesOf(subjects ?? []).map(({ id, name }) => ({ value: id, label: name[locale] })),
              ]}
              value={draft.subject}
              onChange={(subject) => write({ subject })}
            />
          )}
        </div>
      </ComposeForm>
    </div>
  );
}
