// npm run invoices -- list | issue | refuse | reverse
import { runSchoolCommand } from './schoolCommand.mjs';

runSchoolCommand('apps/backend/src/modules/invoice/command.ts', { issue: 2 });
