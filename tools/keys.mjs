// npm run keys -- list | new | reseal
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/auth/command.ts', {});
