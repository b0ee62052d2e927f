import { type AddressBook, hostsFolder, longestPath } from '../address-book.ts'
import {
  caching,
  hashedFolder,
  headersOf,
  isPicture,
  methods,
  neededByPages,
  pictures,
  securityHeaders,
  typeOf,
} from '../headers.ts'
import { logFormat, mainConfig } from './main-config.ts'

/**
 * The service stands beside nginx, on the same machine. It has headers of its own; with one here, nginx adds none of
 * the site's. Neither of the two writes down who sends, or what. What is sent is handed on as it comes: nginx only
 * measures the pauses, and would take a body drop by drop for hours. What nginx says in its place is said with `headers`.
 */
const serviceLocations = (headers: string) => `
# Without this nginx would lead to /api/, where nothing is either.
location = /api { return 404; }
location /api/ {
  proxy_pass http://127.0.0.1:4322;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Real-IP $remote_addr;
  proxy_request_buffering off;
  client_max_body_size 64k;
  client_body_buffer_size 64k;
  client_body_timeout 10s;
  access_log off;
  error_log /dev/null crit;
  add_header X-Robots-Tag noindex always;
  error_page 413 @refused;
  error_page 502 504 =503 @away;
}
location @away {
${headers}
  default_type text/plain;
  return 503 "Something went wrong. Please try again. What you typed is still there when you go back.";
}
location @refused {
${headers}
  default_type text/plain;
  return 413 "Something went wrong: this is too long. What you typed is still there when you go back.";
}
`

/**
 * For the container, to which only whatever ends TLS in front of it talks, on a network of their own: who sends is
 * the last address in X-Forwarded-For that is not of such a network. Otherwise all visitors would be one to the service.
 */
export const realAddresses = `  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
${['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7']
  .map((network) => `  set_real_ip_from ${network};`)
  .join('\n')}
`

/** Where the container keeps the site. */
const containerRoot = '/srv/site'

/**
 * nginx's part: `maps.conf` goes into its `http` block, `site.conf` into a `server` block beside `listen` and `root`.
 * Only what is named there is public, and of pictures and hashed files all that there are. `nginx.conf` is the whole of it, for the container.
 */
export function nginxFiles(book: AddressBook, withService = false): Record<string, string> {
  const folder = `${hostsFolder}/nginx`
  return {
    [`${folder}/maps.conf`]: mapsFile(book),
    [`${folder}/site.conf`]: siteFile(book, withService),
    [`${folder}/nginx.conf`]: mainConfig({
      root: containerRoot,
      listen: ['8080'],
      log: '/dev/stdout',
      ...(withService && { more: realAddresses }),
    }),
  }
}

function mapsFile({ pages, moved, files }: AddressBook): string {
  const known = [...pages.map((page) => [page, page]), ...Object.entries(moved)]
  return `# Written by npm run build.
map_hash_max_size 65536;
map_hash_bucket_size 256;

# A path without what people add to one: doubled slashes, .html, /index, a slash at the end. No pattern here may go back
# over what it has read, or a path of slashes would cost as much as a thousand pages.
map $uri $plain {
  "~*^/++(?:index)?+(?:\\.html)?+/*+\\z" /;
  "~*^/++(?<stem>(?:[^/.]++|/++(?!(?:index)?+(?:\\.html)?+/*+\\z)|\\.(?!html/*+\\z))*+)" /$stem;
}

# The page that is meant. nginx compares such names whatever their case.
map $plain $page {
  default "";
${known.map(([from, to]) => `  ${quoted(from ?? '')} ${to};`).join('\n')}
}

# Pages alone say it; nginx sends no header that is empty.
map $sent_http_content_type $needed {
  default "";
  ${quoted(typeOf('.html'))} ${quoted(neededByPages(files))};
}

map $request_method $refused_with {
  default "${methods.join(', ')}";
${methods.map((method) => `  ${method} "";`).join('\n')}
}
${logFormat}`
}

/**
 * What every request pays for is what stands here, so a page is one exact location with headers that are plain text:
 * no pattern and no condition is on its way, and of variables the one for what pages need.
 */
function siteFile({ pages, files, scripts }: AddressBook, withService: boolean): string {
  const common = securityHeaders(scripts)
  const beside = (path: string, indent = '  ') => said(headersOf(path, common), indent)
  const others = files.filter((file) => !file.startsWith(hashedFolder) && !isPicture(file))
  const endings = new Set(['html', ...pictures, ...files.map((file) => file.slice(file.lastIndexOf('.') + 1))])
  return `# Written by npm run build.
types {
${[...endings].map((ending) => `  ${quoted(typeOf(`a.${ending}`))} ${ending};`).join('\n')}
}
merge_slashes off;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
brotli_static on;
open_file_cache max=4096;
# Many parts of a small file would be more bytes than the file.
max_ranges 1;
log_not_found off;
error_page 403 404 =404 @other;
error_page 405 @other;

${beside('/', '')}
add_header Link $needed always;

# What is no file, and what is asked for by another method: nginx knows most of those as missing.
location @other {
${beside('/')}
  add_header Link $needed always;
  add_header Allow $refused_with always;
  if ($refused_with) { return 405; }
  try_files /404.html =404;
}

# Files of earlier builds too, for pages that are still open. Not folders, or what is compressed.
location ^~ ${hashedFolder} {
${beside(hashedFolder)}
  ${tooLong}
  location ~ "^(?>.*/)[^/.]*+$" { return 404; }
  location ~ ${endingIn('br', 'gz')} { return 404; }
  location ~ ${endingIn(...pictures)} {
${beside(`${hashedFolder}a.${pictures[0]}`, '    ')}
  }
}
${others.map((file) => `location = ${file} {}`).join('\n')}

# Nothing of ours has so long a path, and patterns would take their time over it.
${tooLong}

# Pictures, which others may show.
location ~ ${endingIn(...pictures)} {
${beside(`/a.${pictures[0]}`)}
  try_files $uri =404;
}

# Every page at its one address.
${pages.map((page) => `location = ${page} { try_files ${page === '/' ? '/index' : page}.html =404; }`).join('\n')}

# Any other spelling, and old addresses, in one hop.
location / {
  if ($refused_with) { return 405; }
  if ($page) { return 301 $page$is_args$args; }
  return 404;
}
${withService ? serviceLocations(said({ ...common, 'Cache-Control': caching.service }, '  ')) : ''}`
}

const tooLong = `location ~ "^(?s:.{${longestPath + 1}})" { return 404; }`

/** Looks at the end alone, once; the usual way tries every dot. */
const endingIn = (...endings: string[]) => `"^.*+(?<=${endings.map((ending) => `\\.${ending}`).join('|')})"`

const said = (headers: Record<string, string>, indent = '') =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n')

const quoted = (text: string) => `"${text}"`
