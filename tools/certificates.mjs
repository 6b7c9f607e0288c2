// npm run certificates -- list | grant | revoke
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/certificate/command.ts', {});
