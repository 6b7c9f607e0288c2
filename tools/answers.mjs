// npm run answers -- open | give | remove
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/import/answers.ts', { give: 1 });
