// npm run homework -- list | set | works | marks
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/homework/command.ts', { set: 1, marks: 2 });
