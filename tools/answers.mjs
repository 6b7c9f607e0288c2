// npm run answers -- open | give | remove
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/community/command.ts', { give: 1 });
