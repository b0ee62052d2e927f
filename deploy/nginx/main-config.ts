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

/** The names of programs that are no visitors, as they begin or stand in what a browser says to be. npm run visits knows them, too. */
export const programs =
  'bot|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|facebookexternalhit|feed|curl|wget|python|java/|go-http|libwww|okhttp|node|axios|scan'

/**
 * A log that says what was asked for and not who asked, for `npm run visits`: nginx's "combined" without the visitor's
 * address, without what stands behind the `?` of an address (a search has words there), of the page that led here its
 * site alone, and instead of the browser's name only whether it is one. `prefetch` is a page that a browser makes ready
 * while somebody rests on a link. Nothing is read or written at any length: somebody would send it.
 */
export const logFormat = `
map $request_uri $asked_for {
  "~^(?<asked_path>[^?]{0,512})" $asked_path;
}
map $http_referer $came_from {
  default -;
  "~*^(?<asked_site>https?://[\\w.:-]{1,255})" $asked_site/;
}
map "$http_sec_purpose $http_user_agent" $asked_by {
  default browser;
  # No browser has so long a name.
  "~^.{401}" bot;
  "~*^prefetch" prefetch;
  "~^ *+$" bot;
  "~*${programs}" bot;
}
log_format website '- - - [$time_local] "$request_method $asked_for $server_protocol" $status $body_bytes_sent "$came_from" "$asked_by"';
`
