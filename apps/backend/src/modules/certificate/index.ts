import * as endpoints from '@lectern/sdk/endpoints/certificate';
import { certificate as schemas, parts } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './certificate.handlers.ts';
import { mountDocuments } from './documents.ts';

/** Certificates: what they wait for, making them, and the documents themselves. */
export const certificateModule: Module = {
  name: 'certificate',
  routes: [
    route(endpoints.trainPdfUrl, { input: schemas.CertificateIn, output: parts.Link }, handlers.trainPdfUrl),
    route(endpoints.learnPdfUrl, { input: schemas.CertificateIn, output: parts.Link }, handlers.learnPdfUrl),
    route(
      endpoints.list,
      { input: schemas.CertificateListIn, output: schemas.CertificateList },
      handlers.list,
    ),
    route(
      endpoints.unlockField,
      { input: schemas.CertificateIn, output: schemas.UnlockFields },
      handlers.unlockField,
    ),
    route(endpoints.count, { input: parts.Nothing, output: schemas.CertificateCounts }, handlers.count),
    route(endpoints.unreadCount, { input: parts.Nothing, output: parts.Count }, handlers.unreadCount),
    route(endpoints.markRead, { input: schemas.MarkReadIn, output: parts.Count }, handlers.markRead),
    route(
      endpoints.create,
      { input: schemas.CreateCertificateIn, output: schemas.Certificate },
      handlers.create,
    ),
  ],
  plugin: mountDocuments,
};
