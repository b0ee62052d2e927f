/**
 * The service stands beside nginx, on the same machine. It has headers of its own; with one here, nginx adds none of
 * the site's. Neither of the two writes down who sends, or what. What is sent is handed on as it comes: nginx only
 * measures the pauses, and would take a body drop by drop for hours. What nginx says in its place is said with `headers`.
 */
export const serviceLocations = (headers: string) => `
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
