import { netlifyRedirects, serveConfig } from '../../deploy/redirect-files.ts'
import { redirectsOf } from '../site/redirects.ts'
import { site } from '../site/site.ts'

/** The files by which static hosts learn the redirects. */
export function getStaticPaths() {
  const redirects = redirectsOf(site.pages)
  return [
    { params: { host: '_redirects' }, props: { body: netlifyRedirects(redirects) } },
    { params: { host: 'serve.json' }, props: { body: serveConfig(redirects) } },
  ]
}

export function GET({ props }: { props: { body: string } }) {
  return new Response(props.body)
}
