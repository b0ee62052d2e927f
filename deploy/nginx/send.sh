#!/usr/bin/env bash
# Sends dist/ to a server with nginx, and puts it in the place of the site there: bash deploy/nginx/send.sh me@server
# Whoever logs in may write to /srv, and is root or may use sudo without a password.
set -euo pipefail

server=${1:?Name the server: bash deploy/nginx/send.sh me@server}
folder=${2:-/srv}
next=$folder/site-$(date -u +%Y-%m-%d-%H%M%S-%N)
[ -e dist/_hosts/nginx/site.conf ] || { echo 'There is no dist/ to send. Run npm run build first.' >&2; exit 1; }

rsync -a dist/ "$server:$next/"
ssh "$server" bash -s -- "$folder" "$next" <<'THERE'
set -euo pipefail
folder=$1 next=$2 site=$1/site
root=; [ "$(id -u)" = 0 ] || root='sudo -n'
# A link over a link takes no time: nothing is missing meanwhile.
show() { ln -sfn "$1" "$folder/next" && mv -T "$folder/next" "$site"; }

# What was built is tried before anybody sees it. A login has no output that nginx could write its log to.
sed "s#/srv/site#$next#g; s#/dev/stdout#/dev/null#" "$next/_hosts/nginx/nginx.conf" > "$next/_hosts/nginx/try.conf"
$root nginx -t -q -c "$next/_hosts/nginx/try.conf"
# Scripts and styles of the last month come along, for pages that are still open.
[ ! -d "$site/_astro" ] || (cd "$site/_astro" && find . -type f -mtime -30 -exec cp -np --parents {} "$next/_astro/" \;)

last=$(readlink "$site" || true)
show "$next"
if ! $root nginx -t -q; then
  [ -z "$last" ] || show "$last"
  echo "Not published: nginx does not take its settings, and the site is as it was." >&2
  exit 1
fi
$root nginx -s reload
if [ -e "$next/_hosts/service.mjs" ] && ! $root systemctl restart messages; then
  echo "The site is published, and nobody takes its messages: docs/how-to/receive-messages.md." >&2
  exit 1
fi
# The last five stay, to go back to.
ls -d "$folder"/site-* | sort -r | tail -n +6 | xargs -r rm -rf
THERE
echo "Published as $next."
