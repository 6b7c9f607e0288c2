import * as invoice from '@lectern/sdk/endpoints/invoice';
import { payOrder } from '../../subjects/payOrder.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { type Sample, sample } from '../sample.ts';

const title = {
  titleType: 'company',
  invoiceKind: 'special',
  title: '南京青桐文化传播有限公司',
  taxNo: '91320100MA1LECTE07',
  email: 'invoice@lectern.example',
} as const;

async function paidOrder(school: DemoSchool): Promise<string> {
  const { app, companyId, token } = school;
  const orderId = await school.waitingOrder();
  await payOrder(app, { companyId, orderId, token });
  return orderId;
}

/** Samples of invoices for paid orders. */
export const invoiceSamples: readonly Sample[] = [
  sample(invoice.enabled, {}),
  sample(invoice.template, async ({ ask }) => {
    await ask(invoice.saveTemplate, { ...title, defaultFlag: 1 });
    return {};
  }),
  sample(invoice.saveTemplate, { ...title, defaultFlag: 1 }),
  sample(invoice.save, async (school) => ({ orderId: await paidOrder(school), ...title })),
  sample(invoice.companyInvoice, async (school) => {
    const orderId = await paidOrder(school);
    await school.ask(invoice.save, { orderId, ...title });
    return { orderId, pageNo: 1, pageSize: 10 };
  }),
];
