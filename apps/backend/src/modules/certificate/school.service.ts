import { rowDeleter, rowReader, rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { certificateTemplates } from './certificate.tables.ts';

/** Reads a company's certificates, oldest first. */
export const readCertificateRows = rowReader(certificateTemplates, certificateTemplates.id);

/** Inserts or updates a certificate; issued ones stay as printed. @param id undefined for a new one. */
export const saveCertificate = rowSaver(certificateTemplates, ['createdAt']);

/** Deletes certificates that no student has. */
export const removeCertificates = rowDeleter(certificateTemplates);
