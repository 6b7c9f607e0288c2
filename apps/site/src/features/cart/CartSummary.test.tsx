// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../shared/session/session.store.ts';
import { fakeSchool, refusing } from '../../shared/testing/school.fixture.ts';
import { cart, loadCart } from './cart.store.ts';
import { CartSummary } from './CartSummary.tsx';
import { checkout, orderDirectly } from './checkout.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

afterEach(cleanup);

test('the cart summary shows why its own order was refused, but not the refusal of a direct purchase', async () => {
  session.token = 'a token';
  const refuse = (id: string, message: string) => fakeSchool.answers.set(id, refusing(message));
  fakeSchool.answers.set('cart.list', () => [{ commodityId: '3', priceCents: 100, state: 'ready' }]);
  refuse('cart.add', '已经拥有');
  refuse('cart.createOrder', '价格变了');
  await loadCart();
  await orderDirectly(['57']);
  expect([checkout.status, cart.count]).toEqual(['failed', 1]);
  render(<CartSummary />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('合计¥1');
  await userEvent.click(screen.getByRole('button', { name: '去结算' }));
  expect((await screen.findByRole('alert')).textContent).toContain('价格变了');
});
