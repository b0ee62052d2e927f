import { canonical } from './canonical.ts'

/** For hosts that cannot redirect: a page at an old address that sends visitors on. `to` is an address: nothing in it needs escaping. */
export function redirectPage(site: string, to: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Moved to ${to}</title>
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical(site, to)}">
<a href="${to}">This page has moved to ${to}</a>
</html>
`
}
