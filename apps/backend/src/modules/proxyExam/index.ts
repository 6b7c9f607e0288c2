import * as endpoints from '@lectern/sdk/endpoints/proxyExam';
import { proxyExam as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { cascadeOptions } from './fields.ts';
import { assignPlace } from './places.ts';
import { offer, offers } from './offers.handlers.ts';
import * as handlers from './proxyExam.handlers.ts';
import { saveForm, saveUserItem } from './saveForm.ts';

/** Exams of others that the school registers its students for. */
export const proxyExamModule: Module = {
  name: 'proxyExam',
  routes: [
    route(endpoints.signList, { input: schemas.SignListIn, output: schemas.SignList }, handlers.signList),
    route(endpoints.provinces, { input: schemas.ItemIn, output: schemas.ExamProvinces }, handlers.provinces),
    route(
      endpoints.batchAssignPlace,
      { input: schemas.AssignPlaceIn, output: schemas.AssignedPlaces },
      assignPlace,
    ),
    route(endpoints.detail, { input: schemas.SignIn, output: schemas.SignDetail }, handlers.detail),
    route(
      endpoints.itemTimeByProvince,
      { input: schemas.ItemTimeIn, output: schemas.ItemTime },
      handlers.itemTime,
    ),
    route(endpoints.itemInfo, { input: schemas.ItemIn, output: schemas.ItemInfo }, handlers.itemInfo),
    route(endpoints.saveForm, { input: schemas.SaveFormIn, output: schemas.SavedForm }, saveForm),
    route(
      endpoints.cascadeOptions,
      { input: schemas.CascadeOptionsIn, output: schemas.CascadeOptions },
      cascadeOptions,
    ),
    route(
      endpoints.customInfo,
      { input: schemas.ItemIn, output: schemas.ProxyCustomInfo },
      handlers.customInfo,
    ),
    route(endpoints.offers, { input: schemas.OffersIn, output: schemas.OfferList }, offers, {
      access: 'public',
    }),
    route(endpoints.offer, { input: schemas.ItemIn, output: schemas.OfferDetail }, offer, {
      access: 'public',
    }),
    route(endpoints.saveUserItem, { input: schemas.SaveUserItemIn, output: schemas.SavedForm }, saveUserItem),
  ],
};
