import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useId, useRef, useState } from 'react';
import * as css from './CopyBlock.css.ts';
import { labTexts } from './lab.texts.ts';

export interface CopyBlockProps {
  /** Where the file belongs. */
  title: string;
  /** Name of the file when it is saved. */
  fileName: string;
  text: string;
}

/** Makes the browser download a file. */
function save(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A file to copy or download. Without clipboard access (plain http) the text is selected instead. */
export function CopyBlock({ title, fileName, text }: CopyBlockProps) {
  const texts = useTexts(labTexts);
  const [isCopied, setCopied] = useState(false);
  const code = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => setCopied(false), [text]);

  const handleCopy = () => {
    const select = () => {
      if (code.current !== null) getSelection()?.selectAllChildren(code.current);
    };
    if (!isSecureContext) return select();
    navigator.clipboard.writeText(text).then(() => setCopied(true), select);
  };

  return (
    <div className={css.block}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.actions}>
          <Button size="small" variant="primary" onClick={() => save(fileName, text)}>
            {texts.save}
          </Button>
          <Button size="small" onClick={handleCopy} aria-describedby={id}>
            <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
          </Button>
        </div>
      </div>
      {/* The keyboard must be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={css.code} tabIndex={0} role="region" aria-labelledby={id}>
        <code ref={code}>{text}</code>
      </pre>
    </div>
  );
}
