import * as endpoints from '@lectern/sdk/endpoints/proxyExam';
import { proxyExam as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { cascadeOptions } from './fields.ts';
import { assignPlace } from './places.service.ts';
import { offer, offers } from './offers.service.ts';
import * as service from './proxyExam.service.ts';
import { saveForm, saveUserItem } from './saveForm.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const proxyExamRoutes: readonly Route[] = [
  route(endpoints.signList, { input: schemas.SignListIn, output: schemas.SignList }, service.signList),
  route(endpoints.provinces, { input: schemas.ItemIn, output: schemas.ExamProvinces }, service.provinces),
  route(
    endpoints.batchAssignPlace,
    { input: schemas.AssignPlaceIn, output: schemas.AssignedPlaces },
    assignPlace,
  ),
  route(endpoints.detail, { input: schemas.SignIn, output: schemas.SignDetail }, service.detail),
  route(
    endpoints.itemTimeByProvince,
    { input: schemas.ItemTimeIn, output: schemas.ItemTime },
    service.itemTime,
  ),
  route(endpoints.itemInfo, { input: schemas.ItemIn, output: schemas.ItemInfo }, service.itemInfo),
  route(endpoints.saveForm, { input: schemas.SaveFormIn, output: schemas.SavedForm }, saveForm),
  route(
    endpoints.cascadeOptions,
    { input: schemas.CascadeOptionsIn, output: schemas.CascadeOptions },
    cascadeOptions,
  ),
  route(endpoints.customInfo, { input: schemas.ItemIn, output: schemas.ProxyCustomInfo }, service.customInfo),
  route(endpoints.offers, { input: schemas.OffersIn, output: schemas.OfferList }, offers, {
    access: 'public',
  }),
  route(endpoints.offer, { input: schemas.ItemIn, output: schemas.OfferDetail }, offer, {
    access: 'public',
  }),
  route(endpoints.saveUserItem, { input: schemas.SaveUserItemIn, output: schemas.SavedForm }, saveUserItem),
];
