import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import { UploadIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Progress } from '../Progress/index.ts';
import { FilePicture } from './FilePicture.tsx';
import { formatBytes, genericLimits, type UploadLimits } from './limits.ts';
import type { UploadMemory } from './memory.ts';
import { isRefused, isUnderWay, percentOf, type UploadItem } from './queue.ts';
import { UploadedRow, UploadRow, useProblemText } from './rows.tsx';
import { UploadError, type UploadedFile, type UploadTransport } from './transport.ts';
import * as css from './Uploader.css.ts';
import { texts, type ProblemMessages } from './Uploader.texts.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useUploads } from './useUploads.ts';

const noMessages: Partial<ProblemMessages> = {};

/** Methods that a parent can call on an uploader. */
export interface UploaderActions {
  /** Adds files as if they had been dropped on the uploader. */
  add: (files: readonly File[]) => void;
}

export interface UploaderProps {
  /** Ref to the button that chooses files. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Ref to methods that add files from elsewhere, for example files pasted into a text. */
  actions?: Ref<UploaderActions> | undefined;
  /** Sends the files; see `UploadTransport`. */
  transport: UploadTransport;
  /** The files that are on the server. */
  value: readonly UploadedFile[];
  /** Called when a file was uploaded or removed. */
  onChange: (files: UploadedFile[]) => void;
  /** Accessible name; omit it inside a group that has one. */
  label?: string;
  /** A list of files, or a single file that a new one replaces. @defaultValue 'list' */
  variant?: 'list' | 'replace';
  /** Allowed types, sizes and number of files. @defaultValue 13 types of at most 1024 MB */
  limits?: UploadLimits;
  /** Whether several files can be chosen at once. @defaultValue true */
  isMultiple?: boolean;
  /** Whether files are only shown and cannot be added or removed. @defaultValue false */
  isDisabled?: boolean;
  /** Marks the field as invalid; the error message is outside. @defaultValue false */
  isInvalid?: boolean;
  /** Reason why uploading is currently not possible, for example because the storage is full. */
  blockedReason?: string;
  /** Replaces error messages. @defaultValue the platform's own messages */
  messages?: Partial<ProblemMessages>;
  /** Replaces the line that names types and size. */
  hint?: ReactNode;
  /** Called with each error of an upload, including those followed by a retry. @defaultValue logs errors without a code */
  onError?: (error: unknown, fileName: string) => void;
  /** Called when an upload starts and when all uploads have ended, so that a form can wait for them. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Storage of unfinished uploads, for resuming them on the next visit. @defaultValue the browser's local storage */
  memory?: UploadMemory;
  /** Id of the button, for the label's `for`. */
  id?: string;
  /** Ids of its hint and error message. */
  'aria-describedby'?: string;
}

/** Logs errors for which there is no message. */
function logUnknown(error: unknown): void {
  if (!(error instanceof UploadError)) console.error(error);
}

/**
 * Uploads files by drag and drop, paste or file dialog, in chunks of 4 MB that are retried up to three times.
 * Uploads can be paused, and resumed after a reload by choosing the same file again.
 */
export function Uploader(props: UploaderProps) {
  const {
    transport,
    value,
    onChange,
    variant = 'list',
    limits = genericLimits,
    messages = noMessages,
    onBusyChange,
    isDisabled = false,
    blockedReason,
  } = props;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (files: UploadedFile[]) => {
    // Two uploads may finish before the parent re-renders.
    latest.current = files;
    onChange(files);
  };
  const { uploads, queue } = useUploads({
    transport,
    limits,
    onUploaded: (file) => change(variant === 'replace' ? [file] : [...latest.current, file]),
    onError: props.onError ?? logUnknown,
    ...(props.memory && { memory: props.memory }),
  });

  const isBusy = queue.some((item) => isUnderWay(item) || item.status === 'waiting');
  // A layout effect, so that a user who submits as soon as the file is displayed is not told to wait for it.
  useLayoutEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  const isClosed = isDisabled || blockedReason !== undefined;
  const take = (files: readonly File[]) => {
    const [first] = files;
    if (variant === 'list') uploads.add(files, latest.current);
    else if (first) uploads.replace(first);
  };
  useImperativeHandle(props.actions, () => ({
    add: (files) => {
      if (!isClosed) take(files);
    },
  }));
  const { isOver, handlers } = useFileDrop(take, isClosed);
  const problemText = useProblemText(messages, limits);
  const { limits: limitsText } = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();

  return (
    <div
      className={css.uploader}
      {...(props.label !== undefined && { role: 'group', 'aria-label': props.label })}
      {...handlers}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.types.map((type) => `.${type}`).join(',')}
        multiple={variant === 'list' && (props.isMultiple ?? true) && limits.maxFiles !== 1}
        disabled={isClosed}
        onChange={(event) => {
          take(Array.from(event.target.files ?? []));
          // Otherwise choosing the same file again would fire no change event.
          event.target.value = '';
        }}
      />
      {variant === 'list' ? (
        <>
          {!isDisabled && <DropZone {...props} isOver={isOver} onChoose={choose} limits={limits} />}
          <FileList
            isDisabled={isDisabled}
            value={value}
            queue={queue}
            problemText={problemText}
            uploads={uploads}
            onRemove={(file) => change(latest.current.filter(({ id }) => id !== file.id))}
            onOpen={transport.open}
          />
        </>
      ) : (
        <Replacement
          ref={props.ref}
          current={value[0]}
          item={queue[0]}
          problemText={problemText}
          uploads={uploads}
          isOver={isOver}
          isClosed={isClosed}
          limits={props.hint ?? limitsText(limits)}
          onChoose={choose}
        />
      )}
      {blockedReason !== undefined && <p className={css.blockedReason}>{blockedReason}</p>}
      <Announcer queue={queue} problemText={problemText} />
    </div>
  );
}

type ZoneProps = Pick<
  UploaderProps,
  'ref' | 'id' | 'aria-describedby' | 'isInvalid' | 'blockedReason' | 'hint'
> & { limits: UploadLimits; isOver: boolean; onChoose: () => void };

function DropZone({
  ref,
  id,
  isInvalid = false,
  blockedReason,
  hint,
  limits,
  isOver,
  onChoose,
  ...rest
}: ZoneProps) {
  const text = useTexts(texts);
  return (
    <button
      ref={ref}
      type="button"
      id={id}
      className={css.zone}
      aria-describedby={rest['aria-describedby']}
      disabled={blockedReason !== undefined}
      onClick={onChoose}
      {...(isOver && { 'data-over': '' })}
      {...(isInvalid && { 'data-invalid': '' })}
    >
      <UploadIcon className={css.zoneIcon} />
      <span>
        {isOver ? (
          text.drop
        ) : (
          <>
            <span className={css.zoneWord}>{text.choose}</span>
            <span className={css.zoneOrDrop}>{text.orDrop}</span>
          </>
        )}
      </span>
      <span className={css.zoneHint}>{hint ?? text.limits(limits)}</span>
    </button>
  );
}

interface QueueProps {
  uploads: ReturnType<typeof useUploads>['uploads'];
  problemText: (item: UploadItem) => string | undefined;
}

type FileListProps = QueueProps & {
  value: readonly UploadedFile[];
  queue: readonly UploadItem[];
  isDisabled: boolean;
  onRemove: (file: UploadedFile) => void;
  onOpen: UploadTransport['open'];
};

function FileList({ value, queue, uploads, problemText, isDisabled, onRemove, onOpen }: FileListProps) {
  const text = useTexts(texts);
  const onTheWay = queue.filter(({ status }) => status !== 'done');
  const bytesOf = (file: UploadedFile) => {
    const item = queue.find(({ result }) => result?.id === file.id);
    return item && uploads.fileOf(item.id);
  };
  if (value.length + onTheWay.length === 0) {
    return isDisabled ? <p className={css.facts}>{text.nothing}</p> : null;
  }
  return (
    <ul className={css.list} aria-label={text.files}>
      {value.map((file) => (
        <UploadedRow
          key={file.id}
          file={file}
          bytes={bytesOf(file)}
          onRemove={isDisabled ? undefined : () => onRemove(file)}
          onOpen={onOpen}
        />
      ))}
      {onTheWay.map((item) => (
        <UploadRow key={item.id} item={item} uploads={uploads} problem={problemText(item)} />
      ))}
    </ul>
  );
}

type ReplacementProps = QueueProps & {
  ref: UploaderProps['ref'];
  current: UploadedFile | undefined;
  item: UploadItem | undefined;
  isOver: boolean;
  isClosed: boolean;
  /** Description of the allowed files. */
  limits: ReactNode;
  onChoose: () => void;
};

/** A single file, and the progress of the file that will replace it. */
function Replacement({
  ref,
  current,
  item,
  uploads,
  problemText,
  isOver,
  isClosed,
  limits,
  onChoose,
}: ReplacementProps) {
  const text = useTexts(texts);
  const problem = item && problemText(item);
  const onTheWay = item && !isRefused(item) ? item : undefined;
  const shown = onTheWay ?? current;
  const name = shown?.name ?? text.nothing;
  return (
    <div className={css.dropTarget} {...(isOver && { 'data-over': '' })}>
      <FilePicture
        // Another file of the same name has another picture.
        key={item?.id ?? current?.id}
        name={name}
        file={onTheWay && uploads.fileOf(onTheWay.id)}
        url={current?.url}
      />
      <div className={css.details}>
        <span className={css.name} title={name}>
          {name}
        </span>
        {onTheWay && <Progress percent={percentOf(onTheWay)} label={text.progress(name)} hasFigure />}
        {problem !== undefined && <span className={css.problem}>{problem}</span>}
        {problem === undefined && <Facts size={shown?.size} status={item?.status} />}
        {!onTheWay && (current === undefined || problem !== undefined) && (
          <span className={css.facts}>{limits}</span>
        )}
      </div>
      <div className={css.actions}>
        {(onTheWay?.status === 'failed' || onTheWay?.status === 'paused') && (
          <Button variant="quiet" size="small" onClick={() => uploads.resume(onTheWay.id)}>
            {text.resume('')}
          </Button>
        )}
        <Button ref={ref} size="small" disabled={isClosed} onClick={onChoose}>
          {shown ? text.replace : text.choose}
        </Button>
      </div>
    </div>
  );
}

/** Size of a file, and its upload status. */
function Facts({ size, status }: { size: number | undefined; status: UploadItem['status'] | undefined }) {
  const text = useTexts(texts);
  if (size === undefined) return null;
  const isUnsaid = status === undefined || status === 'refused' || status === 'failed';
  return (
    <span className={css.facts}>
      {formatBytes(size)}
      {!isUnsaid && ` · ${text.status[status]}`}
    </span>
  );
}

/** Live region that announces the result of the most recent file: uploaded, or its error. */
function Announcer({
  queue,
  problemText,
}: {
  queue: readonly UploadItem[];
  problemText: QueueProps['problemText'];
}) {
  const text = useTexts(texts);
  const ended = queue.filter(
    ({ status }) => status === 'done' || status === 'failed' || status === 'refused',
  );
  const last = ended.at(-1);
  const problem = last && problemText(last);
  return (
    <p className={css.srOnly} role="status">
      {last && (problem === undefined ? text.done(last.name) : `${last.name}：${problem}`)}
    </p>
  );
}
