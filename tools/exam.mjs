// npm run exam -- list | extend | face | answers | marks
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/exam/command.ts', { marks: 2 });
