// @ts-check
import { createLectern, isApiError, messageFor } from '@lectern/sdk';
import { mockSchool } from '@lectern/sdk/memory';

// Without `fetch` it uses the real platform. The code of an area is loaded at its first call.
const { fetch } = await mockSchool({ scenario: 'new-student' });
const lectern = createLectern({ origin: 'https://school.example', fetch });

try {
  await lectern.cart.add({ commodityId: '101' });
} catch (error) {
  if (!isApiError(error, 'session-ended')) throw error;
  // Every successful log-in starts the session.
  await lectern.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
}

// Replies are decoded: a field has its type or is undefined, a list is always a list.
for await (const course of lectern.catalogue.list.each({ courseName: '导数' })) {
  console.log(`${course.courseName ?? ''}: ${(course.priceCents ?? 0) / 100} 元`);
  const reply = await lectern.cart.add({ commodityId: course.commodityId ?? '' });
  console.log(`In the cart: ${reply.count ?? 0}`);
}

try {
  await lectern.cart.createOrder({ commodityIds: ['101'], totalCents: 1 });
} catch (error) {
  console.log(messageFor(error));
}
