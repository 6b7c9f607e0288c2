// npm run teachers -- applications | accept | decline
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/teachers/command.ts', {});
