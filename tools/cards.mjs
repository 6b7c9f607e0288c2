// npm run cards -- make | list
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/studyCard/command.ts', {});
