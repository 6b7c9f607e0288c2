// npm run meetings -- list | set | remove
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/learning/command.ts', { set: 1 });
