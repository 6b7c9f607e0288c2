// Reads the schools' own themes and writes all tokens. With --check it only tells whether they are current.
import { parseArgs } from 'node:util';
import { currentTokens } from './tokens/currentTokens.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const stale = await currentTokens({ isCheck: values.check === true });
if (stale.length === 0) console.log('The tokens are current.');
else if (values.check === true) {
  console.log(`✗ Not current: ${stale.join(', ')}. Write them with: npm run tokens`);
  process.exitCode = 1;
} else console.log(`Written: ${stale.join(', ')}`);
