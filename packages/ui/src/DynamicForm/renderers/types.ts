import type { FieldProps } from '../../fields/index.ts';
import type { UploadTransport } from '../../Uploader/index.ts';
import type { LoadOptions } from '../options.ts';
import type { Answer, FormField } from '../record.ts';

/** Props of every renderer. */
export interface RendererProps {
  field: FormField;
  answer: Answer;
  /** Parts that all fields have: label, whether it is required, error message, hint and links. */
  shell: FieldProps;
  onChange: (answer: Answer) => void;
  /** Called when the field loses the focus. */
  onLeave: () => void;
  /** Called when an upload starts and when all uploads have ended. */
  onUploading: (isUploading: boolean) => void;
  /** Fetches the children of a cascade option. */
  loadOptions: LoadOptions | undefined;
  transport: UploadTransport | undefined;
  /** Reason why uploading is currently not possible. */
  uploadBlockedReason: string | undefined;
}
