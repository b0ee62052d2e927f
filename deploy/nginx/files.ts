import { type AddressBook, hostsFolder } from '../address-book.ts'
import { caching, hashedFolder, methods, securityHeaders } from '../headers.ts'
import { mainConfig } from './main-config.ts'
import { realAddresses, serviceLocations } from './service.ts'

/** Where the container keeps the site. */
const containerRoot = '/srv/site'

/**
 * nginx's part: `maps.conf` goes into its `http` block, `site.conf` into a `server` block beside `listen` and `root`.
 * Only what is named there is public. `nginx.conf` is the whole of it, for the container.
 */
export function nginxFiles(book: AddressBook, withService = false): Record<string, string> {
  const folder = `${hostsFolder}/nginx`
  return {
    [`${folder}/maps.conf`]: mapsFile(book, withService),
    [`${folder}/site.conf`]: siteFile(book, withService),
    [`${folder}/nginx.conf`]: mainConfig({
      root: containerRoot,
      listen: ['8080'],
      ...(withService && { more: realAddresses }),
    }),
  }
}

function mapsFile({ pages, moved }: AddressBook, withService: boolean): string {
  const known = [...pages.map((page) => [page, page]), ...Object.entries(moved)]
  return `# Written by npm run build.
map_hash_max_size 65536;
map_hash_bucket_size 256;

# A path without what people add to one: doubled slashes, .html, /index, a slash at the end.
map $uri $plain {
  "~*^/*(?:index(?:\\.html)?)?/*$" /;
  "~*^/+(?<stem>.*?)(?:/+index)?(?:\\.html)?/*$" /$stem;
}

# The page that is meant. nginx compares such names whatever their case.
map $plain $page {
  default "";
${known.map(([from, to]) => `  ${quoted(from ?? '')} ${to};`).join('\n')}
}

map "$request_method $uri" $refused_with {
  default "${methods.join(', ')}";
  "~^(?:${methods.join('|')}) " "";${withService ? '\n  "~^[A-Z]+ /api/" "";' : ''}
}

map $uri $caching {
  default "${caching.other}";
  "~^${hashedFolder}" "${caching.hashed}";${withService ? '\n  "~^/api/" "no-store";' : ''}
}
`
}

function siteFile({ pages, files, scripts }: AddressBook, withService: boolean): string {
  const others = files.filter((file) => !file.startsWith(hashedFolder))
  return `# Written by npm run build.
charset utf-8;
charset_types text/css text/markdown text/javascript application/javascript text/plain text/xml application/xml application/json image/svg+xml;
merge_slashes off;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
brotli_static on;
error_page 403 404 =404 /404.html;
log_not_found off;

${Object.entries(securityHeaders(scripts))
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header Cache-Control $caching always;
add_header Allow $refused_with always;

if ($refused_with) { return 405; }

location = /404.html { internal; }
location ^~ ${hashedFolder} { location ~ \\.(br|gz)$ { return 404; } }
${others.map((file) => `location = ${file} {}`).join('\n')}

# Every page at its one address.
${pages.map((page) => `location = ${page} { try_files ${page === '/' ? '/index' : page}.html =404; }`).join('\n')}

# Any other spelling, and old addresses, in one hop.
location / {
  if ($page) { return 301 $page$is_args$args; }
  return 404;
}
${withService ? serviceLocations : ''}`
}

const quoted = (text: string) => `"${text}"`
