import type { Module } from '../../platform/module.ts';
import { contextOf } from '../../platform/http/requestContext.ts';
import { configOf } from '../../platform/company/index.ts';
import { chatOf } from './chat.ts';
import { sendChatFrame, sendScriptFrame } from './framePage.ts';
import { statisticsOf } from './statistics.ts';

/** Statistics and chat of outside services, each in a frame without access to the site. */
export const outsideModule: Module = {
  name: 'outside',
  routes: [],
  plugin(app, parts) {
    app.get('/outside/statistics', async (request, reply) => {
      const script = statisticsOf(configOf(await contextOf(parts, request, reply, 'public')));
      return script === undefined ? reply.callNotFound() : sendScriptFrame(reply, script);
    });
    app.get('/outside/chat', async (request, reply) => {
      const chat = chatOf(configOf(await contextOf(parts, request, reply, 'public')));
      return chat === undefined ? reply.callNotFound() : sendChatFrame(reply, chat);
    });
  },
};
