import type { FieldProps } from '../../fields/index.ts';
import type { UploadTransport } from '../../Uploader/index.ts';
import type { LoadOptions } from '../options.ts';
import type { Answer, FormField } from '../record.ts';

/** What every renderer gets. */
export interface RendererProps {
  field: FormField;
  answer: Answer;
  /** What every field says: its name, whether it must be answered, what is wrong in words, and its tip and links. */
  shell: FieldProps;
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
