/** The key of a service, with its type; see {@link serviceKey}. */
export interface ServiceKey<Service extends object> {
  readonly name: string;
  readonly held: WeakMap<Services, Service>;
}

/**
 * Makes the key of a service that one module provides and others use:
 * `export const smsProvider = serviceKey<SmsProvider>('sms')`.
 */
export function serviceKey<Service extends object>(name: string): ServiceKey<Service> {
  return { name, held: new WeakMap() };
}

/** The services of one app. */
export class Services {
  /** Registers a service; the last registration wins, so that a test can replace a service. */
  provide<Service extends object>(key: ServiceKey<Service>, service: Service): void {
    key.held.set(this, service);
  }

  /** Tells whether a service is registered, for optional ones. */
  has<Service extends object>(key: ServiceKey<Service>): boolean {
    return key.held.has(this);
  }

  /** Returns a service. @throws {Error} naming the service when no module provides it. */
  get<Service extends object>(key: ServiceKey<Service>): Service {
    const service = key.held.get(this);
    if (service === undefined) throw new Error(`No module provides the service "${key.name}"`);
    return service;
  }
}
