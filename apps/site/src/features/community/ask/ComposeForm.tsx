import { Card } from '@lectern/ui/Card';
import { Button } from '@lectern/ui/Button';
import { TextArea } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { RichTextEditor } from '@lectern/ui/RichTextEditor';
import { imageLimits, Uploader, type UploaderActions } from '@lectern/ui/Uploader';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSnapshot } from 'valtio/react';
import { drawFormula } from '../../../shared/formula/drawFormula.ts';
import { UnlessMuted } from '../../../shared/page/UnlessMuted.tsx';
import { session } from '../../../shared/session/session.store.ts';
import { openLogin } from '../../../shared/session/login.ts';
import { createTransport } from '../../../shared/upload/upload.store.ts';
import { useUploadBlock } from '../../../shared/upload/useUploadBlock.ts';
import * as css from '../community.css.ts';
import { communityTexts } from '../community.texts.ts';
import { compose, openCompose, send, write } from './compose.store.ts';
import { useComposition } from './useComposition.ts';

/** Maximum length that the server accepts, in characters. */
const MAX_LENGTH = 5_000;

/** Fields that show their own errors. */
const FIELDS = ['title', 'groupName', 'content', 'summary', 'categoryId', 'classTypeId'];

const limits = { ...imageLimits, maxFiles: 6 };
const transport = createTransport('community');

export interface ComposeFormProps {
  /** The name of what is written, as in `openCompose`. */
  readonly what: string;
  readonly label: string;
  readonly content: {
    readonly label: string;
    readonly hint: string;
    readonly isRequired: boolean;
    /**
     * The message for an empty text.
     * @defaultValue that of an answer
     */
    readonly empty?: string;
    /**
     * Maximum length that the server accepts, in characters.
     * @defaultValue 5000
     */
    readonly longest?: number;
    /**
     * Whether the school shows it as plain text.
     * @defaultValue false
     */
    readonly isPlain?: boolean;
  };
  /** @defaultValue true */
  readonly hasPictures?: boolean;
  readonly submit: string;
  /** The submit label for a visitor, who logs in first. */
  readonly submitVisitor: string;
  /** Fields before the text. */
  readonly children?: ReactNode;
  /** Validates the additional fields and focuses the first invalid one; returns false if nothing may be sent. */
  readonly onCheck: () => boolean;
  /** Called after it was sent; the id may be empty. */
  readonly onSent: (id: string) => void;
}

/** A form for text and pictures that saves what is typed on the device, also while a visitor logs in. */
export function ComposeForm({
  what,
  label,
  content,
  hasPictures = true,
  submit,
  submitVisitor,
  children,
  onCheck,
  onSent,
}: ComposeFormProps) {
  const { form: texts } = useTexts(communityTexts);
  const { token, userId } = useSnapshot(session);
  const { draft, isSending, problem } = useComposition(what);
  const [isUploading, setUploading] = useState(false);
  const [waits, setWaits] = useState(false);
  const box = useRef<HTMLElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const uploader = useRef<UploaderActions>(null);

  // In a layout effect, so that nobody types before the stored draft is shown.
  useLayoutEffect(() => openCompose(what), [what, userId]);
  useEffect(() => {
    if (problem?.field === 'content' || problem?.field === 'summary') (box.current ?? area.current)?.focus();
  }, [problem]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setWaits(isUploading);
    if (!onCheck() || isUploading) return;
    if (content.isRequired && draft.content.trim().length < 2 && draft.files.length === 0) {
      compose.problem = { field: 'content', message: content.empty ?? texts.contentEmpty };
      return;
    }
    if (token === '') {
      openLogin('login');
      return;
    }
    const outcome = await send();
    if (outcome.isDone) onSent(outcome.value);
  };

  const inField = (field: string) => (problem?.field === field ? problem.message : undefined);
  const isElsewhere = problem !== undefined && !FIELDS.includes(problem.field);
  const hasUploader = hasPictures && token !== '';
  const formTexts = {
    label: content.label,
    hint: content.hint,
    message: inField('content') ?? inField('summary'),
    isRequired: content.isRequired,
    rows: 6,
    maxLength: content.longest ?? MAX_LENGTH,
    hasCounter: true,
    value: draft.content,
  };
  // If the server stores the picture, it is added to those below the text.
  const takePicture = (file: File) => {
    uploader.current?.add([file]);
    return Promise.resolve(undefined);
  };
  return (
    <UnlessMuted>
      <Card
        as="form"
        padding="large"
        gap="x4"
        aria-label={label}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        {children}
        {content.isPlain === true ? (
          <TextArea
            {...formTexts}
            ref={area}
            onChange={(event) => write({ content: event.currentTarget.value })}
          />
        ) : (
          <RichTextEditor
            {...formTexts}
            ref={box}
            format="text"
            drawFormula={drawFormula}
            takePicture={hasUploader ? takePicture : undefined}
            onChange={(changed) => write({ content: changed })}
          />
        )}
        {hasUploader && <Pictures actions={uploader} files={draft.files} onBusyChange={setUploading} />}
        <div>
          <div className={css.footer}>
            <Button type="submit" variant="primary" isBusy={isSending}>
              {token === '' ? submitVisitor : submit}
            </Button>
            <span className={css.help}>{token === '' ? texts.visitor : texts.draftSaved}</span>
          </div>
          <div role="alert">
            {waits && isUploading && <p className={css.problem}>{texts.uploading}</p>}
            {isElsewhere && (
              <p className={css.problem}>{problem.message === '' ? texts.offline : problem.message}</p>
            )}
          </div>
        </div>
      </Card>
    </UnlessMuted>
  );
}

function Pictures({
  actions,
  files,
  onBusyChange,
}: {
  readonly actions: Ref<UploaderActions>;
  readonly files: Parameters<typeof Uploader>[0]['value'];
  readonly onBusyChange: (isBusy: boolean) => void;
}) {
  const { form: texts } = useTexts(communityTexts);
  const blockedReason = useUploadBlock();
  return (
    <Stack gap="x2">
      <p className={css.partName}>{texts.pictures}</p>
      <Uploader
        actions={actions}
        label={texts.pictures}
        transport={transport}
        limits={limits}
        value={files}
        onChange={(changed) => write({ files: changed })}
        onBusyChange={onBusyChange}
        {...(blockedReason !== undefined && { blockedReason })}
      />
    </Stack>
  );
}
