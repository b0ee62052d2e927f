import { hostsFolder } from '../address-book.ts'

interface Server {
  /** The built folder. */
  root: string
  /** What nginx listens to, as in its `listen`: `8080`, or `127.0.0.1:8443 ssl http2` with a certificate. */
  listen: readonly string[]
  certificate?: { cert: string; key: string }
  /** Where it may write its process number and its temporary files. */
  scratch?: string
  /** As many as there are processors, unless told. */
  workers?: number | 'auto'
  /** Where it writes down what was asked for, without who asked (`log.ts`); nowhere, unless told. */
  log?: string
  /** More beside the server's block. */
  more?: string
}

/** A whole configuration of nginx around the two files of a build: for the container, the tests and the benches. */
export function mainConfig({
  root,
  listen,
  certificate,
  scratch = '/tmp',
  workers = 'auto',
  log,
  more = '',
}: Server): string {
  const built = `${root}/${hostsFolder}/nginx`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `worker_processes ${workers};
pid ${scratch}/nginx.pid;
daemon off;
error_log stderr crit;
# Debian puts the module for brotli there.
include /etc/nginx/modules-enabled/*.conf;

events { worker_connections 4096; }

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
${temporary.map((name) => `  ${name}_temp_path ${scratch}/${name};`).join('\n')}
  include ${built}/maps.conf;
  access_log ${log ? `${log} website` : 'off'};

  server {
${listen.map((where) => `    listen ${where};`).join('\n')}
${certificate ? `    ssl_certificate ${certificate.cert};\n    ssl_certificate_key ${certificate.key};\n` : ''}    root ${root};
    include ${built}/site.conf;
  }
${more}}
`
}
