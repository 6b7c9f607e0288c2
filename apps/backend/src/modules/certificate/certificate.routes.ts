import * as endpoints from '@lectern/sdk/endpoints/certificate';
import { certificate as schemas, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './certificate.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const certificateRoutes: readonly Route[] = [
  route(endpoints.trainPdfUrl, { input: schemas.CertificateIn, output: parts.Link }, service.trainPdfUrl),
  route(endpoints.learnPdfUrl, { input: schemas.CertificateIn, output: parts.Link }, service.learnPdfUrl),
  route(endpoints.list, { input: schemas.CertificateListIn, output: schemas.CertificateList }, service.list),
  route(
    endpoints.unlockField,
    { input: schemas.CertificateIn, output: schemas.UnlockFields },
    service.unlockField,
  ),
  route(endpoints.count, { input: parts.Nothing, output: schemas.CertificateCounts }, service.count),
  route(endpoints.unreadCount, { input: parts.Nothing, output: parts.Count }, service.unreadCount),
  route(endpoints.markRead, { input: schemas.MarkReadIn, output: parts.Count }, service.markRead),
  route(
    endpoints.create,
    { input: schemas.CreateCertificateIn, output: schemas.Certificate },
    service.create,
  ),
];
