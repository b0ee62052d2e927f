import { securityTxt } from '../../seo/text-files.ts'
import { site } from '../../site/site.ts'

/** None where the company names no contact. */
export function getStaticPaths() {
  const body = securityTxt(site.company)
  return body ? [{ params: { security: 'security' }, props: { body } }] : []
}

export function GET({ props }: { props: { body: string } }) {
  return new Response(props.body)
}
