import { FieldShell } from '../../fields/index.ts';
import { useTexts } from '../../locale/index.ts';
import { annexLimits, imageLimits, Uploader, type UploaderProps } from '../../Uploader/index.ts';
import { underLegend } from '../DynamicForm.css.ts';
import { texts } from '../DynamicForm.texts.ts';
import { noAnswer } from '../record.ts';
import type { RendererProps } from './types.ts';

type FileRendererProps = RendererProps & Required<Pick<UploaderProps, 'limits' | 'messages'>>;

/** Placeholder where no transport is given. The uploader is blocked then, so it is never called. */
const noTransport: UploaderProps['transport'] = {
  start: () => Promise.reject(new Error('No transport')),
  sendChunk: () => Promise.reject(new Error('No transport')),
  finish: () => Promise.reject(new Error('No transport')),
};

function FileRenderer({
  field,
  answer,
  shell,
  onChange,
  onUploading,
  transport,
  uploadBlockedReason,
  limits,
  messages,
}: FileRendererProps) {
  const text = useTexts(texts);
  const blockedReason = uploadBlockedReason ?? (transport ? undefined : text.noTransport);
  return (
    <FieldShell as="group" {...shell}>
      {({ id, ...control }) => (
        <div className={underLegend}>
          <Uploader
            id={id}
            aria-describedby={control['aria-describedby'] ?? ''}
            isInvalid={control['aria-invalid'] === true}
            limits={limits}
            messages={messages}
            transport={transport ?? noTransport}
            value={answer.files}
            onChange={(files) => onChange({ ...noAnswer, files })}
            onBusyChange={onUploading}
            isDisabled={field.isReadOnly}
            {...(blockedReason !== undefined && !field.isReadOnly && { blockedReason })}
          />
        </div>
      )}
    </FieldShell>
  );
}

/** Files of 8 types, at most 5 MB each. */
export function AnnexRenderer(props: RendererProps) {
  const text = useTexts(texts);
  const messages = { [-600]: () => text.annexTooLarge, [-601]: () => text.annexType };
  return <FileRenderer {...props} limits={annexLimits} messages={messages} />;
}

/** Pictures, JPG or PNG, each smaller than 5 MB. */
export function ImageRenderer(props: RendererProps) {
  const text = useTexts(texts);
  const messages = { [-600]: () => text.imageTooLarge, [-601]: () => text.imageType };
  return <FileRenderer {...props} limits={imageLimits} messages={messages} />;
}
