// npm run resources -- list | show | refuse
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/resource/command.ts', {});
