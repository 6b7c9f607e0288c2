#!/usr/bin/env node
// @ts-check
import { runCommand } from '@lectern/sdk/testing/server';

const code = await runCommand(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
