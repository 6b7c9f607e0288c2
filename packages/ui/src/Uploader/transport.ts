/** A file that is on the server. */
export interface UploadedFile {
  /** Id or key of the file on the server. */
  id: string;
  /** File name; its extension determines how the file is displayed. */
  name: string;
  /** Size in bytes, if known. */
  size?: number;
  /** URL of the file, if there is one. */
  url?: string;
}

/** Input of `start`. */
export interface UploadStart {
  /** The file to upload. */
  file: File;
  /** Identifies the same file after a reload: hash of the first chunk, size and name. */
  key: string;
  /** Session of an earlier attempt with this key; open a new one if the server no longer knows it. */
  session: string | undefined;
  /** Number of chunks; 0 for an empty file. */
  chunks: number;
}

/** A chunk of a file: 4 MB, except for the last one. */
export interface UploadChunk {
  /** The whole file. */
  file: File;
  /** Session returned by `start`. */
  session: string;
  /** Index of the chunk, from 0. */
  index: number;
  /** Offset of the chunk's first byte in the file. */
  start: number;
  /** Offset after the chunk's last byte in the file. */
  end: number;
  /** The bytes of the chunk. */
  bytes: Blob;
  /** Number of previous failures, 0 to 3; request a fresh upload token for each attempt. */
  attempt: number;
  /** Abort the request when it fires: the upload was paused, removed or unmounted. */
  signal: AbortSignal;
  /** Call it with the number of bytes of this chunk sent so far. */
  onProgress: (sent: number) => void;
}

/**
 * Sends bytes to the storage. The uploader decides what is sent and when; a transport performs one request at a
 * time and rejects if it fails:
 *
 * - with `UploadError` for errors that a retry cannot resolve (-600 too large, -601 not allowed, -602
 *   duplicate, `invalid` response, `space` exhausted),
 * - with any other error for those that it may resolve: the step is retried up to 3 times.
 */
export interface UploadTransport {
  /** Opens an upload, or finds it again. `received` is the number of leading chunks that the server already has. */
  start: (upload: UploadStart, signal: AbortSignal) => Promise<{ session: string; received?: number }>;
  /** Sends one chunk; rejects to have it retried. */
  sendChunk: (chunk: UploadChunk) => Promise<void>;
  /** Assembles the chunks. A result without an id counts as an invalid response. */
  finish: (
    upload: { file: File; session: string; chunks: number },
    signal: AbortSignal,
  ) => Promise<UploadedFile>;
  /** Opens a file on the server that is not a picture; if omitted, its URL is opened in a new window. */
  open?: (file: UploadedFile) => void;
}

/**
 * Error codes of an upload: -600 too large, -601 type not allowed, -602 duplicate, `invalid` unintelligible
 * response. Codes of the uploader itself: `space` storage full, `count` too many files, `empty` no bytes.
 */
export type UploadErrorCode = -600 | -601 | -602 | 'invalid' | 'space' | 'count' | 'empty';

/** Thrown by a transport for an error that a retry cannot resolve. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly code: UploadErrorCode;

  /** @param message the server's own message, shown instead of the code's text */
  constructor(code: UploadErrorCode, message = '') {
    super(message);
    this.code = code;
  }
}
