const FLAG = 'companyMessageReach';

/** Where the school's messages are read. */
const MESSAGES = '#/personal/message/detailslist';

/**
 * Leads to the messages where the address says that one of the school should be read first, as after a log-in on
 * another site. The flag goes out of the address, so that a reload stays where one is.
 */
export function followReach(): void {
  const address = new URL(location.href);
  const [path = '', query = ''] = address.hash.split('?');
  const inHash = new URLSearchParams(query);
  const isOn = [address.searchParams, inHash].some((all) => all.get(FLAG) === '1');
  address.searchParams.delete(FLAG);
  inHash.delete(FLAG);
  address.hash = isOn ? MESSAGES : inHash.size === 0 ? path : `${path}?${inHash}`;
  history.replaceState(history.state, '', address);
}
