import { createSdk, isApiError, messageFor } from '@lectern/sdk';
import * as cart from '@lectern/sdk/endpoints/cart';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as login from '@lectern/sdk/endpoints/login';
import { memorySchool } from '@lectern/sdk/testing';

// Without `fetch` it asks the real platform. Only the areas that are named reach a browser.
const sdk = createSdk({
  origin: 'https://school.example',
  areas: { cart, catalogue, login },
  fetch: memorySchool().fetch,
});

try {
  await sdk.cart.add({ commodityId: 'c1' });
} catch (error) {
  if (!isApiError(error, 'session-ended')) throw error;
  sdk.session.enter(await sdk.login.mobileSms({ mobile: '13800138000', smsCode: '123456' }));
}

// Replies arrive decoded: a field has its type or is undefined, a list is always a list.
const found = await sdk.catalogue.list({ courseName: '数学' });
for (const course of found.records) {
  console.log(`${course.courseName ?? ''}: ${(course.priceCents ?? 0) / 100} 元`);
  const reply = await sdk.cart.add({ commodityId: course.commodityId ?? '' });
  console.log(`In the cart: ${reply.count ?? 0}`);
}

try {
  await sdk.cart.createOrder({ commodityIds: ['c1'], totalCents: 1 });
} catch (error) {
  console.log(messageFor(error));
}
