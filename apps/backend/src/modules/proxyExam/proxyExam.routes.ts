import * as endpoints from '@lectern/sdk/endpoints/proxyExam';
import { route, type Route } from '../../platform/http/route.ts';
import { cascadeOptions } from './fields.ts';
import { assignPlace } from './places.service.ts';
import { offer, offers } from './offers.service.ts';
import * as service from './proxyExam.service.ts';
import { saveForm, saveUserItem } from './saveForm.service.ts';

/** The HTTP calls of external exams, each with its handler. */
export const proxyExamRoutes: readonly Route[] = [
  route(endpoints.signList, service.signList),
  route(endpoints.provinces, service.provinces),
  route(endpoints.batchAssignPlace, assignPlace),
  route(endpoints.detail, service.detail),
  route(endpoints.itemTimeByProvince, service.itemTime),
  route(endpoints.itemInfo, service.itemInfo),
  route(endpoints.saveForm, saveForm),
  route(endpoints.cascadeOptions, cascadeOptions),
  route(endpoints.customInfo, service.customInfo),
  route(endpoints.offers, offers, { access: 'public' }),
  route(endpoints.offer, offer, { access: 'public' }),
  route(endpoints.saveUserItem, saveUserItem),
];
