import type { Graph } from 'schema-dts'

/** A graph as it stands in a page. No text in it can end the script, whatever an editor wrote. */
export function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
