import { keyFor } from '../../platform/config/keys.ts';
import type { Module } from '../../platform/module.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { mountSandbox } from '../../providers/payment/mountSandboxPayment.ts';
import { SandboxGateway, sandboxGateway } from '../../providers/payment/sandboxGateway.ts';
import { mountSandboxTransfers } from '../../providers/payment/mountSandboxTransfers.ts';
import { createSandboxTransfers, sandboxTransfers } from '../../providers/payment/sandboxTransfers.ts';
import { sandboxProvider } from '../../providers/payment/sandboxPayment.ts';
import { orderChanged } from '../order/index.ts';
import { type Accounts, readAccounts } from '../../providers/payment/accounts.ts';
import { mountNotices, noticePath } from './notices.ts';
import { paymentJobs } from './paymentJobs.ts';
import type { PaymentProvider } from '../../providers/payment/paymentProvider.ts';
import { type Payee, paymentProviders } from '../../providers/payment/paymentProviders.ts';
import { transfersOf } from '../../providers/payment/transfers.ts';
import { mountPayers } from './payers.service.ts';
import { OrderWatch, orderWatch } from './waiting.ts';
import { paymentRoutes } from './payment.routes.ts';

export { checkPayer } from './payers.service.ts';
export { findMoney } from './payment.repo.ts';
export { payments, type Refund, refunds } from './payment.tables.ts';
export { retryRefund, insertRefund, refundFollower } from './refunds.service.ts';

/** Provides the payment accounts of companies, and the sandbox for companies without one. */
function provideAccounts({ services }: AppParts, accounts: ReadonlyMap<string, Accounts>): void {
  const gateway = services.has(sandboxGateway) ? services.get(sandboxGateway) : undefined;
  const transfers = services.has(sandboxTransfers) ? services.get(sandboxTransfers) : undefined;
  const own = (payee: Payee) =>
    payee.hosts.map((host) => accounts.get(host.toLowerCase())).find((found) => found !== undefined);
  const sandboxFor = (payee: Payee, way: 'wechat' | 'alipay'): PaymentProvider | undefined =>
    gateway === undefined ? undefined : sandboxProvider(gateway, `sandbox-${payee.id}`, way, transfers);
  services.provide(paymentProviders, {
    forWay: (payee, way) => (own(payee) === undefined ? sandboxFor(payee, way) : own(payee)?.[way]),
    byId: (payee, id, way = 'wechat') => (id === 'sandbox' ? sandboxFor(payee, way) : own(payee)?.[id]),
  });
  services.provide(transfersOf, (payee) => (own(payee) === undefined ? transfers : own(payee)?.transfers));
}

/**
 * The cashier. A company's own accounts with WeChat Pay and Alipay are configured in `payment.json` of the data
 * folder; outside production a sandbox replaces the providers of companies without accounts.
 */
export const paymentModule: Module = {
  name: 'payment',
  routes: paymentRoutes,

  async setup(parts) {
    const { config, clock, services, connection, events } = parts;
    const gateway =
      config.mode === 'production'
        ? undefined
        : new SandboxGateway({
            db: connection.db,
            clock,
            key: keyFor(config, 'payment sandbox'),
            noticePathOf: (merchantId) => noticePath('sandbox', merchantId.replace(/^sandbox-/, '')),
          });
    if (gateway !== undefined) services.provide(sandboxGateway, gateway);
    const sandbox =
      config.mode === 'production' ? undefined : createSandboxTransfers(connection.db, config, clock);
    if (sandbox !== undefined) services.provide(sandboxTransfers, sandbox);
    provideAccounts(parts, await readAccounts(config.dataDir, clock));

    const watch = new OrderWatch();
    services.provide(orderWatch, watch);
    await events.subscribe(
      orderChanged,
      ({ orderId }) => watch.wake(orderId),
      () => watch.wakeAll(),
    );
  },

  async reread(parts) {
    const accounts = await readAccounts(parts.config.dataDir, parts.clock);
    return () => provideAccounts(parts, accounts);
  },

  async plugin(app, shared) {
    runJobs(app, shared, paymentJobs(shared, app.log));
    if (shared.config.mode !== 'production') {
      await mountSandbox(app, shared);
      mountSandboxTransfers(app, shared.services.get(sandboxTransfers));
    }
    mountPayers(app, shared);
    await app.register(async (scope) => mountNotices(scope, shared));
    app.addHook('preClose', async () => shared.services.get(orderWatch).wakeAll());
  },
};
