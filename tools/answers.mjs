// npm run answers -- open | give | remove
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/group/command.ts', { give: 1 });
