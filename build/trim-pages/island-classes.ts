import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { remember } from './remember.ts'

interface Chunk {
  /** The source files in it. */
  sources: string[]
  /** Other chunks it brings. */
  imports: string[]
}

interface IslandClasses {
  /** Learns from the bundler which sources an island is made of. */
  plugin: Plugin
  /** Whatever an island may show as a class later, by the address of its script. */
  classesOf: (script: string) => ReadonlySet<string>
}

/** The classes that islands may bring after they wake, which no built page shows yet. */
export function islandClasses(): IslandClasses {
  const chunks = new Map<string, Chunk>()
  const wordsIn = remember((file: string) => words(readFileSync(file, 'utf8')))
  return {
    plugin: {
      name: 'island-classes',
      generateBundle(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunks.set(`/${chunk.fileName}`, {
              sources: chunk.moduleIds.filter((id) => /[\\/]src[\\/].*\.tsx?$/.test(id)),
              imports: [...chunk.imports, ...chunk.dynamicImports].map((name) => `/${name}`),
            })
      },
    },
    classesOf: remember((script) => {
      const all = withImports(script, chunks)
      return new Set(all.flatMap(({ sources }) => sources.flatMap((file) => [...wordsIn(file)])))
    }),
  }
}

function withImports(script: string, chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const imported of chunk.imports) visit(imported)
  }
  visit(script)
  return [...found]
}

/**
 * Whatever could be a class in a source of ours: the words between quotes and white space, as Tailwind reads them, but for
 * those of comments, which are everyday words and so are some classes. Of one that is put together, as in `x${place}`,
 * what stands before it, and `${`.
 */
export function words(source: string): Set<string> {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm, '')
  return new Set(code.split(/[\s"'`]+/).map((word) => word.replace(/\$\{.*/, '${')))
}
