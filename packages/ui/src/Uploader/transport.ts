/** A file that the server holds. */
export interface UploadedFile {
  /** Its id or key on the server. */
  id: string;
  /** With its extension, which says how it is shown. */
  name: string;
  /** In bytes, where known. */
  size?: number;
  /** Where it can be seen or fetched, where it can. */
  url?: string;
}

/** What `start` is told. */
export interface UploadStart {
  /** What is to be sent. */
  file: File;
  /** Same for the same file after a reload: hash of the first chunk, size and name. */
  key: string;
  /** The session of an earlier try with this key; open a new one where the server has forgotten it. */
  session: string | undefined;
  /** How many chunks will come; 0 for an empty file. */
  chunks: number;
}

/** One part of a file, 4 MB but for the last. */
export interface UploadChunk {
  /** What the chunk is a part of. */
  file: File;
  /** What `start` gave. */
  session: string;
  /** Counted from 0. */
  index: number;
  /** Where it begins and ends in the file, in bytes; `end` is excluded. */
  start: number;
  /** Its last byte and one, counted from the beginning of the file. */
  end: number;
  /** The chunk itself. */
  bytes: Blob;
  /** 0 first, then 1 to 3: ask for a fresh upload token for each. */
  attempt: number;
  /** Abort the request when it fires: paused, removed or unmounted. */
  signal: AbortSignal;
  /** Tells how many bytes of this chunk have left. */
  onProgress: (sent: number) => void;
}

/**
 * Carries bytes to wherever they are kept. The uploader decides what is sent and when;
 * a transport does one request at a time and rejects when it fails:
 *
 * - with `UploadError` for what trying again cannot cure (-600 too large, -601 refused,
 *   -602 duplicate, `invalid` reply, `space` exhausted),
 * - with anything else for what it may: the step is tried again up to 3 times.
 */
export interface UploadTransport {
  /** Opens an upload, or finds it again. `received` counts the leading chunks that the server already holds. */
  start: (upload: UploadStart, signal: AbortSignal) => Promise<{ session: string; received?: number }>;
  /** Sends one chunk; rejects to have it tried again. */
  sendChunk: (chunk: UploadChunk) => Promise<void>;
  /** Puts the chunks together. A reply without an id counts as an invalid response. */
  finish: (
    upload: { file: File; session: string; chunks: number },
    signal: AbortSignal,
  ) => Promise<UploadedFile>;
  /** Opens a file that the server holds and that is no picture; without it, its address is opened in a new window. */
  open?: (file: UploadedFile) => void;
}

/**
 * Codes of an upload: -600 too large, -601 not allowed, -602 there already,
 * `invalid` a reply that makes no sense. Of our own: `space` no room left, `count` too many files,
 * `empty` no bytes.
 */
export type UploadErrorCode = -600 | -601 | -602 | 'invalid' | 'space' | 'count' | 'empty';

/** Thrown by a transport where another try would fail as well. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly code: UploadErrorCode;

  /** @param message the server's own words, shown where the code has none */
  constructor(code: UploadErrorCode, message = '') {
    super(message);
    this.code = code;
  }
}
