import { site } from '../../site/site.ts'

/** The SVGs of texts, in the folder of everything whose name changes with it. */
export function getStaticPaths() {
  return [...site.drawings].map(([address, svg]) => {
    const [, assets, drawing] = /^\/(.*)\/(.*)\.svg$/.exec(address) ?? []
    return { params: { assets, drawing }, props: { svg } }
  })
}

export function GET({ props }: { props: { svg: string } }) {
  return new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
