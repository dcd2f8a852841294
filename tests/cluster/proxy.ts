import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePorts } from './replicatedPostgres';

/** Why HAProxy can't be used, as a message; null if it can. */
export function missingProxy(): string | null {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'HAProxy is missing, so that nothing was tested. On Debian: apt-get install haproxy';
  }
}

interface Proxied {
  site: number;
  servers: readonly number[];
  database: number;
  nodes: readonly NodePorts[];
}

const settings = ({ site, servers, database, nodes }: Proxied) => `
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 2
  option redispatch

frontend site
  mode http
  bind 127.0.0.1:${site}
  option forwardfor
  default_backend servers

backend servers
  mode http
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 500ms fall 2 rise 1
${servers.map((port) => `  server server-${port} 127.0.0.1:${port} check`).join('\n')}

listen database
  mode tcp
  bind 127.0.0.1:${database}
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes
  .map(
    ({ database: port, health }) => `  server node-${port} 127.0.0.1:${port} check port ${health}`,
  )
  .join('\n')}
`;

/** HAProxy in front of the servers and of the two databases, where it leads to the primary. */
export async function openProxy(folder: string, proxied: Proxied) {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, settings(proxied));
  execFileSync('haproxy', ['-c', '-q', '-f', file]);
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  return {
    close: async () => {
      if (proxy.exitCode !== null) return;
      proxy.kill('SIGKILL');
      await once(proxy, 'exit');
    },
  };
}
