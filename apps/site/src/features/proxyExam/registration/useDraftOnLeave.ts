import type { DynamicFormState } from '@lectern/ui/DynamicForm';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useRef } from 'react';
import { toast } from '../../../shared/overlays/toast.ts';
import { saveOnLeave } from './form.store.ts';
import { registrationTexts } from './registration.texts.ts';

/**
 * Protects unsaved input when the form is left: saves it as a draft on navigation within the site, and makes
 * the browser ask before the whole page is closed.
 * @param isChanged whether there is unsaved input.
 */
export function useDraftOnLeave(isChanged: boolean, form: Pick<DynamicFormState, 'answers' | 'draft'>): void {
  const texts = useTexts(registrationTexts);
  const now = useRef({ isChanged, form, texts });
  useEffect(() => {
    now.current = { isChanged, form, texts };
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (now.current.isChanged) event.preventDefault();
    };
    const keep = async () => {
      const { isChanged: isLost, form: left, texts: draftTexts } = now.current;
      if (!isLost) return;
      const outcome = await saveOnLeave(left.draft(), left.answers);
      if (outcome === 'kept') toast(draftTexts.draftOnLeave, { tone: 'success' });
      if (outcome === 'refused') toast(draftTexts.lostOnLeave, { tone: 'danger' });
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      void keep();
    };
  }, []);
}
