// Reads the schools' own themes and writes all tokens. With --check it only tells whether their module is current.
import { parseArgs } from 'node:util';
import { SCHOOL_THEMES, writeSchoolThemes, writeTokens } from './tokens/writeTokens.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
if (values.check !== true) {
  await writeTokens();
  console.log(`Written: ${SCHOOL_THEMES}, themes/tokens`);
} else if (await writeSchoolThemes({ isCheck: true })) {
  console.log(`✗ ${SCHOOL_THEMES} is not current. Write it with: npm run tokens`);
  process.exitCode = 1;
} else console.log('The themes of schools are current.');
