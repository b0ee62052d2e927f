import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { listening, startServer } from '../../deploy/local/server.ts'
import { answering, freePort } from '../../tools/serving.ts'
import { folderOfFile } from '../support/scratch.ts'
import { writeTinySite } from '../support/tiny-site.ts'

/** A project with this one's tools and start, where building only says that it was done. */
const project = folderOfFile()
const { start, dev } = JSON.parse(readFileSync('package.json', 'utf8')).scripts
writeFileSync(
  join(project, 'package.json'),
  JSON.stringify({ scripts: { start, dev, build: 'echo BUILT $PLACEHOLDERS' } }),
)
for (const part of ['tools', 'deploy', 'node_modules']) symlinkSync(resolve(part), join(project, part))
const home = '<html><head></head><body><p>By [Somebody here]</p><a href="/about">About</a></body></html>'
writeTinySite(join(project, 'dist'), { '/': home, '/about': 'about', '/a.txt': '[Somebody here]' })
writeFileSync(join(project, 'dist/index.html.br'), 'compressed')
mkdirSync(join(project, 'content'))
writeFileSync(join(project, 'content/company.yaml'), 'founder: "[Somebody here]"')

let running: ChildProcess | undefined
afterEach(() => running?.kill('SIGKILL'))

function npmStart(port: string, script = 'start') {
  const npm = spawn('npm', ['run', script], { cwd: project, env: { ...process.env, PORT: port } })
  running = npm
  let said = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (text) => {
      said += text
    })
  return { npm, said: () => said, ended: once(npm, 'exit') }
}

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('stops its server when npm gets %s', async (signal) => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const { npm, said, ended } = npmStart(String(port))
    await answering(origin)
    expect((await fetch(origin)).status).toBe(200)
    expect(said()).toContain(`The site is at ${origin}`)
    npm.kill(signal)
    await ended
    await expect(fetch(origin)).rejects.toThrow()
  })

  test('marks placeholders in what it serves, and nothing in what was built', async () => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const { npm, said, ended } = npmStart(String(port))
    await answering(origin)
    const page = await fetch(origin)
    const marked = await page.text()
    const text = await (await fetch(`${origin}/a.txt`)).text()
    // One can ask whether a page has changed.
    const known = { 'if-none-match': page.headers.get('etag') ?? '' }
    const again = await fetch(origin, { headers: known })
    npm.kill('SIGTERM')
    await ended

    expect(said()).toContain('BUILT allow')
    expect(marked).toContain(
      '<span data-placeholder="Placeholder: content/company.yaml, founder" tabindex="0">[Somebody here]</span>',
    )
    expect([page.headers.get('content-encoding'), again.status, text]).toEqual([null, 304, '[Somebody here]'])

    expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe(home)
    const plain = await startServer(join(project, 'dist'))
    const asBuilt = await fetch(plain.origin, { headers: { ...known, 'accept-encoding': 'identity' } })
    expect([asBuilt.status, await asBuilt.text()]).toEqual([200, home])
    await plain.stop()
  })

  test.each(['80a', '0', '70000', '-1', ''])('refuses PORT="%s" before it builds', async (port) => {
    const { said, ended } = npmStart(port)
    expect((await ended)[0]).toBe(1)
    expect(said()).toContain(`PORT is "${port}". Set it to a number from 1 to 65535.`)
    expect(said()).not.toContain('BUILT')
  })

  test.each([
    ['start', 'npm start'],
    ['dev', 'npm run dev'],
  ])('refuses a port in use in one line, before it builds: %s', async (script, command) => {
    const other = createServer()
    const port = await listening(other)
    const { said, ended } = npmStart(String(port), script)
    expect((await ended)[0]).toBe(1)
    other.close()
    expect(said()).toContain(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} ${command}`,
    )
    expect(said()).not.toContain('BUILT')
    expect(said()).not.toContain('    at ')
  })
})
