// Writes all tokens into `themes/tokens`, in every format that is published.
import { writeTokens } from './tokens/writeTokens.ts';

const files = await writeTokens();
console.log(`Written: ${files.join(', ')}`);
