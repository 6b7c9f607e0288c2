import { decodeReply } from '@lectern/sdk';
import { list } from '@lectern/sdk/endpoints/order';
import { expect, it } from 'vitest';
import { clockOffset, readOrder, refundStateOf } from './order.model.ts';

const orderOf = (entry: object) => readOrder(decodeReply(list, { records: [entry] }).records[0]!);

it('an order with missing or malformed fields is read with defaults', () => {
  const order = orderOf({
    id: 7,
    status: 'waiting',
    payCents: '19900',
    expiresAt: 'soon',
    items: [null, { commodityId: '3', courseName: '极限', priceCents: -5 }],
  });
  expect(order).toMatchObject({
    id: '7',
    status: 'waiting',
    payCents: 19_900,
    refund: undefined,
    paidBy: undefined,
    expiresAt: '',
  });
  expect(order?.items).toMatchObject([{ commodityId: '3', name: { zh: '极限', en: '极限' }, priceCents: 0 }]);
});

it('an exam order links to its result, and a membership order names its membership', () => {
  expect(orderOf({ id: '7', exam: { recordId: '9', examName: '能力测评' } })?.exam).toEqual({
    name: '能力测评',
    recordHref: '#/lib/subject/exampaper/record?recordId=9',
    payResultHref: '#/lib/subject/exampaper/payresult?recordId=9',
  });
  expect(orderOf({ id: '7', exam: null })?.exam).toBeUndefined();
  expect(orderOf({ id: '7', membership: { memberName: '年度会员', days: '365' } })?.membership).toEqual({
    name: '年度会员',
    days: 365,
  });
  expect(orderOf({ id: '7', membership: {} })?.membership).toBeUndefined();
});

it('an order reads the amount that it adds to the balance', () => {
  expect(orderOf({ id: '7', chargeCents: 5_000, paidBy: 'balance' })).toMatchObject({
    chargeCents: 5_000,
    paidBy: 'balance',
  });
  expect(orderOf({ id: '7', chargeCents: null })?.chargeCents).toBeUndefined();
});

it('an order in an unknown state is read as closed, and one without an id is dropped', () => {
  expect(orderOf({ id: '1', status: 'frozen' })?.status).toBe('closed');
  expect(orderOf({ orderNo: '1' })).toBeUndefined();
});

it('clockOffset is the server’s time ahead of the local clock', () => {
  expect(clockOffset('2026-03-02T01:00:05.000Z', Date.parse('2026-03-02T01:00:00.000Z'))).toBe(5000);
  expect(clockOffset(undefined, 0)).toBe(0);
});

it('a refund can be requested until its deadline, and followed once it was requested', () => {
  const until = '2026-03-09T01:00:00.000Z';
  const stateOf = (entry: object, now = '2026-03-08T01:00:00.000Z') => {
    const order = orderOf({
      id: '7',
      status: 'paid',
      refundUntilAt: until,
      items: [{ priceCents: 5 }],
      ...entry,
    });
    return order && refundStateOf(order, Date.parse(now));
  };
  const late = '2026-03-09T01:00:01.000Z';
  expect(stateOf({})).toBe('open');
  expect(stateOf({}, late)).toBe('over');
  expect(stateOf({ afterSale: 'returning' }, late)).toBe('open');
  expect(stateOf({ refundUntilAt: null })).toBeUndefined();
  expect(stateOf({ status: 'waiting' })).toBeUndefined();
  expect(stateOf({ items: [{ priceCents: 0 }] })).toBeUndefined();
  const exam = { recordId: '9', examName: '能力测评' };
  expect(stateOf({ items: [], exam })).toBeUndefined();
  expect(stateOf({ items: [], exam, afterSale: 'returning' })).toBe('open');
  expect(stateOf({ items: [], membership: { memberName: '年度会员' } })).toBe('open');
});
