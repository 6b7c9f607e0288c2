import { amount, bind, createClient, isApiError, list, messageFor, text } from '@lectern/sdk';
import * as cartCalls from '@lectern/sdk/endpoints/cart';
import * as catalogueCalls from '@lectern/sdk/endpoints/catalogue';
import * as loginCalls from '@lectern/sdk/endpoints/login';
import { memorySchool } from '@lectern/sdk/testing';

// Without `fetch` the client asks the real platform.
let token = '';
const client = createClient({
  origin: 'https://school.example',
  session: () => ({ token }),
  fetch: memorySchool().fetch,
});
const login = bind(client, loginCalls);
const catalogue = bind(client, catalogueCalls);
const cart = bind(client, cartCalls);

try {
  await cart.add({ commodityId: 'c1' });
} catch (error) {
  if (!isApiError(error, 'session-ended')) throw error;
  const reply = await login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
  token = text(reply?.token?.token);
}

// Replies are what the server sent, so every field passes a reader.
const found = await catalogue.list({ courseName: '数学' });
for (const course of list(found?.records)) {
  console.log(`${text(course.courseName)}: ${amount(course.priceCents) / 100} 元`);
  const reply = await cart.add({ commodityId: text(course.commodityId) });
  console.log(`In the cart: ${amount(reply?.count)}`);
}

try {
  await cart.createOrder({ commodityIds: ['c1'], totalCents: 1 }, { idempotencyKey: crypto.randomUUID() });
} catch (error) {
  console.log(messageFor(error));
}
