// npm run registrations -- list | write | read | accept | return | close
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/proxyExam/command.ts', { read: 2 });
