const FLAG = 'companyMessageReach';

/** Address of the page with the school's messages. */
const MESSAGES = '#/personal/message/detailslist';

/**
 * Opens the messages if the address asks for a message of the school to be read first, as after a log-in on
 * another site. The flag is removed from the address, so that a reload stays on the page.
 */
export function openRequestedMessages(): void {
  const address = new URL(location.href);
  const [path = '', query = ''] = address.hash.split('?');
  const inHash = new URLSearchParams(query);
  const isOn = [address.searchParams, inHash].some((all) => all.get(FLAG) === '1');
  address.searchParams.delete(FLAG);
  inHash.delete(FLAG);
  address.hash = isOn ? MESSAGES : inHash.size === 0 ? path : `${path}?${inHash}`;
  history.replaceState(history.state, '', address);
}
