import { connect, type Socket } from 'node:net';
import { commands, type Wire } from './session';

/** Opens a session at a WebDriver server. @throws what the driver refuses it with. */
export async function httpWire(server: string): Promise<Wire> {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server}/${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await call('POST', 'session', { capabilities: { alwaysMatch: {} } });
  return {
    send: (command, parameters = {}) => {
      const { method, path } = commands[command];
      const target = `session/${sessionId}/${path.replace('{id}', String(parameters.id))}`;
      return call(method, target, method === 'POST' ? parameters : undefined);
    },
    close: () => call('DELETE', `session/${sessionId}`),
  };
}

type Answer = (error: { error: string; message: string } | null, result: unknown) => void;

/**
 * Opens a session with Firefox itself. Messages are JSON with their length before them: [0, number, name, parameters]
 * goes out, [1, number, error, result] comes back.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function marionetteWire(port: number): Promise<Wire> {
  const socket = await connectTo(port);
  const waiting = new Map<number, Answer>();
  let lastNumber = 0;
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is the browser's greeting, which is not a list.
      if (!Array.isArray(message)) continue;
      const [, number, error, result] = message;
      waiting.get(number)?.(error, result);
      waiting.delete(number);
    }
  });
  socket.once('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: 'Firefox has ended' }, undefined);
    waiting.clear();
  });
  const call = (name: string, parameters: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      if (socket.destroyed) return reject(new Error('closed: Firefox has ended'));
      lastNumber += 1;
      waiting.set(lastNumber, (error, result) =>
        error ? reject(new Error(`${error.error}: ${error.message}`)) : resolve(result),
      );
      const message = JSON.stringify([0, lastNumber, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  try {
    await call('WebDriver:NewSession', {});
  } catch (error) {
    // The caller tries again with another socket.
    socket.destroy();
    throw error;
  }
  return {
    send: async (command, parameters = {}) => {
      const result = await call(commands[command].marionette, parameters);
      return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
    },
    close: async () => {
      socket.destroy();
    },
  };
}

function connectTo(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}
