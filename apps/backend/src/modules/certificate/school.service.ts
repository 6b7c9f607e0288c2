import { schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { certificateTemplates } from './certificate.tables.ts';

/** A company's certificates; issued ones stay as printed. Those that a student has are not removed. */
export const certificateRows = schoolRows(certificateTemplates, [], ['createdAt']);
