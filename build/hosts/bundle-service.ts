import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { hostsFolder } from '../../deploy/address-book.ts'

/** Puts the service into one file of a build, with all it needs but Node: whoever has the built folder can run it. */
export async function bundleService(dist: string): Promise<void> {
  const bundle = await rolldown({ input: 'service/node/main.ts', platform: 'node', logLevel: 'warn' })
  await bundle.write({ file: join(dist, hostsFolder, 'service.mjs'), format: 'esm', codeSplitting: false })
  await bundle.close()
}
