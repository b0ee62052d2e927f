import { programs } from '../programs.ts'

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
