import * as endpoints from '@lectern/sdk/endpoints/certificate';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './certificate.service.ts';

/** The HTTP calls of certificates, each with its handler. */
export const certificateRoutes: readonly Route[] = [
  route(endpoints.trainPdfUrl, service.trainPdfUrl),
  route(endpoints.learnPdfUrl, service.learnPdfUrl),
  route(endpoints.list, service.list),
  route(endpoints.unlockField, service.unlockField),
  route(endpoints.count, service.count),
  route(endpoints.unreadCount, service.unreadCount),
  route(endpoints.markRead, service.markRead),
  route(endpoints.create, service.create),
];
