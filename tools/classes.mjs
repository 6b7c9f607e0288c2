// npm run classes -- list | set | cancel
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/openClass/command.ts', { set: 1 });
