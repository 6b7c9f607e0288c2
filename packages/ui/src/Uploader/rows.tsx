import type { ReactNode } from 'react';
import { CloseIcon, PauseIcon, PlayIcon, RefreshIcon, TrashIcon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/index.ts';
import { Progress } from '../Progress/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { FilePicture } from './FilePicture.tsx';
import { categoryOf, formatBytes, type UploadLimits } from './limits.ts';
import { isRefused, isUnderWay, percentOf, type UploadItem } from './queue.ts';
import type { UploadedFile } from './transport.ts';
import * as css from './Uploader.css.ts';
import { texts, type ProblemMessages } from './Uploader.texts.ts';
import type { Uploads } from './uploads.ts';

/** Returns a function that gives an item's error message: the server's own, else the caller's, else the default. */
export function useProblemText(messages: Partial<ProblemMessages>, limits: UploadLimits) {
  const text = useTexts(texts);
  return (item: UploadItem): string | undefined => {
    if (!item.problem) return undefined;
    const { code, message } = item.problem;
    return message ?? messages[code]?.(item, limits) ?? text.problems[code](item, limits);
  };
}

interface ActionProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function Action({ label, onClick, children }: ActionProps) {
  return (
    <Tooltip isName text={label}>
      <button type="button" className={css.action} aria-label={label} onClick={onClick}>
        {children}
      </button>
    </Tooltip>
  );
}

export interface UploadRowProps {
  item: UploadItem;
  uploads: Uploads;
  problem: string | undefined;
}

/** A file that is being uploaded, was refused or has failed. */
export function UploadRow({ item, uploads, problem }: UploadRowProps) {
  const text = useTexts(texts);
  const { id, name, status } = item;
  return (
    <li className={css.row} data-status={status}>
      <FilePicture name={name} file={uploads.fileOf(id)} />
      <div className={css.details}>
        <span className={css.name} title={name}>
          {name}
        </span>
        {!isRefused(item) && (
          <Progress percent={percentOf(item)} label={text.progress(name)} size="small" hasFigure />
        )}
        {problem !== undefined && <span className={css.problem}>{problem}</span>}
        {status !== 'refused' && status !== 'failed' && (
          <span className={css.facts}>
            {formatBytes(item.size)} · {text.status[status]}
          </span>
        )}
      </div>
      <div className={css.actions}>
        {(isUnderWay(item) || status === 'waiting') && (
          <Action label={text.pause(name)} onClick={() => uploads.pause(id)}>
            <PauseIcon />
          </Action>
        )}
        {status === 'paused' && (
          <Action label={text.resume(name)} onClick={() => uploads.resume(id)}>
            <PlayIcon />
          </Action>
        )}
        {status === 'failed' && (
          <Action label={text.retry(name)} onClick={() => uploads.resume(id)}>
            <RefreshIcon />
          </Action>
        )}
        <Action label={text.remove(name)} onClick={() => uploads.remove(id)}>
          <CloseIcon />
        </Action>
      </div>
    </li>
  );
}

export interface UploadedRowProps {
  file: UploadedFile;
  /** The local file, if it was uploaded in this session. */
  bytes: File | undefined;
  /** Called to remove the file; undefined if it cannot be removed. */
  onRemove: (() => void) | undefined;
  /** Opens a file that is not a picture; if undefined, its URL is opened. */
  onOpen: ((file: UploadedFile) => void) | undefined;
}

/** A file that is on the server. */
export function UploadedRow({ file, bytes, onRemove, onOpen }: UploadedRowProps) {
  const text = useTexts(texts);
  return (
    <li className={css.row} data-status="done">
      <FilePicture name={file.name} file={bytes} url={file.url} />
      <div className={css.details}>
        {file.url === undefined ? (
          <span className={css.name} title={file.name}>
            {file.name}
          </span>
        ) : (
          <Link
            className={css.name}
            title={file.name}
            href={file.url}
            isNewWindow
            onClick={(event) => {
              if (onOpen === undefined || categoryOf(file.name) === 'image') return;
              event.preventDefault();
              onOpen(file);
            }}
          >
            {file.name}
          </Link>
        )}
        {file.size !== undefined && <span className={css.facts}>{formatBytes(file.size)}</span>}
      </div>
      <div className={css.actions}>
        {onRemove && (
          <Action label={text.remove(file.name)} onClick={onRemove}>
            <TrashIcon />
          </Action>
        )}
      </div>
    </li>
  );
}
