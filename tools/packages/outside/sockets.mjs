// Node before 22 has no WebSocket; the SDK then uses `ws` automatically.
import { webSockets } from '@lectern/sdk/sockets';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0 });
server.on('connection', (socket) => socket.on('message', (frame) => socket.send(`heard ${frame}`)));
const socket = webSockets()(`ws://127.0.0.1:${server.address().port}`, {
  onOpen: () => socket.send('a frame'),
  onMessage: (data) => {
    console.log(String(data));
    socket.close();
  },
  onClose: () => server.close(),
});
