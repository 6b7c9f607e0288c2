import { useTexts } from '@lectern/ui/locale';
import { createToaster, Toaster } from '@lectern/ui/Toast';
import { useState, type ReactNode } from 'react';
import * as css from './reference.css.ts';
import { referenceTexts } from './reference.texts.ts';

/** Copies names and reports success. Without clipboard access (plain http) the name can still be read on the page. */
export function useCopy() {
  const texts = useTexts(referenceTexts);
  const [toaster] = useState(() => createToaster());
  const copy = (name: string) => {
    if (!isSecureContext) return;
    navigator.clipboard.writeText(name).then(
      () => toaster.show(texts.copied(name)),
      () => undefined,
    );
  };
  return { copy, toasts: <Toaster toaster={toaster} /> };
}

/** An item whose name is copied on press. */
export function CopyName({
  name,
  onCopy,
  children,
}: {
  name: string;
  onCopy: (name: string) => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={css.item} onClick={() => onCopy(name)}>
      {children}
    </button>
  );
}
