import { splitHash } from '../shared/routes/address.ts';
import { defaultParser } from './routes/parser.ts';
import { routes } from './routes/routes.ts';
import { fullStyles } from '../shared/deferred/fullStyles.ts';

/**
 * Asks for all that the page of the address needs, next to the libraries instead of after them. Only an address that
 * the delivered page does not show begins with it (`index.html`). What fails here is asked for again by the page.
 */
const { path } = splitHash(location.hash);
const wanted = routes.find((route) => defaultParser(route.path).pattern.test(path));

void Promise.allSettled([wanted?.screen.load(), fullStyles(), import('../shared/client/httpClient.ts')]);
