import { programs } from '../programs.ts'

/**
 * A log that says what was asked for and not who asked, for `npm run visits`: nginx's "combined" without the visitor's
 * address, without what stands behind the `?` of an address (a search has words there), of the page that led here its
 * site alone, and instead of the browser's name only whether it is one. `prefetch` is a page that a browser makes ready
 * while somebody rests on a link.
 */
export const logFormat = `
map $request_uri $asked_for {
  "~^(?<asked_path>[^?]*)" $asked_path;
}
map $http_referer $came_from {
  default -;
  "~*^(?<asked_site>https?://[\\w.:-]+)" $asked_site/;
}
map "$http_sec_purpose $http_user_agent" $asked_by {
  default browser;
  "~*^[^ ]*prefetch" prefetch;
  "~*^ *$|${programs}" bot;
}
log_format website '- - - [$time_local] "$request_method $asked_for $server_protocol" $status $body_bytes_sent "$came_from" "$asked_by"';
`
