import type { ReactNode } from 'react';
import type { UploadTransport } from '../../Uploader/index.ts';
import type { LoadOptions } from '../options.ts';
import type { Answer, FormField } from '../record.ts';

/** What every renderer gets. */
export interface RendererProps {
  field: FormField;
  answer: Answer;
  isRequired: boolean;
  /** What is wrong, in words. */
  message: string | undefined;
  /** The tip and the links to a sample and a template. */
  hint: ReactNode;
  onChange: (answer: Answer) => void;
  /** The field was left. */
  onLeave: () => void;
  /** Files are on their way, or no longer. */
  onUploading: (isUploading: boolean) => void;
  /** Fetches what is under an option of a cascade. */
  loadOptions: LoadOptions | undefined;
  transport: UploadTransport | undefined;
  /** Why nothing can be uploaded now. */
  uploadBlockedReason: string | undefined;
}
