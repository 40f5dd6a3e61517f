/**
 * The mail inbox, for this machine alone: `node inbox.mjs <port>`.
 */
import { createRequire } from 'node:module';
import { forThisMachine } from '../edge/loopback.mjs';

const { default: start } = createRequire(import.meta.url)('aws-ses-v2-local');
const server = await start({ host: '127.0.0.1', port: Number(process.argv[2]) });
const [handler] = server.listeners('request');
server.removeAllListeners('request').on('request', forThisMachine(handler));
