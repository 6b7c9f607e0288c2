// npm run withdrawals -- list | approve | refuse | unbind
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/withdrawal/command.ts', {});
