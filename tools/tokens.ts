// Writes all tokens into `themes/tokens`, in every published format.
import { writeTokens } from './tokens/writeTokens.ts';

const files = await writeTokens();
console.log(`Written: ${files.join(', ')}`);
