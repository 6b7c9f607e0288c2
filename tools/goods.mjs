// npm run goods -- list | set | hide | show
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/account/command.ts', { set: 1 });
