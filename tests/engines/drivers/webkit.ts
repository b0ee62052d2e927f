import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { miniBrowser } from '../../../tools/browsers.ts'
import { runProgram } from '../../../tools/hosts/programs.ts'
import { freePort } from '../../../tools/serving.ts'
import { takeComplaints } from '../listen.ts'
import { asExpression, type Driver } from './driver.ts'

/** WebKitGTK's small browser on a screen that nobody sees, by the driver that WebKitGTK brings. */
export async function startWebKit(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  // Its tools would keep the window from being as narrow as a phone.
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { padding: 0; border-width: 0; min-width: 0; font-size: 1px }')

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: home, HOME: home }
  const driver = await runProgram(`${origin}/status`, 'WebKitWebDriver', [`--port=${port}`], { env })

  async function ask<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(`${origin}/session${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`)
    return value
  }
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/${sessionId}`
  const run: Driver['run'] = (code, ...args) =>
    ask('POST', `${session}/execute/sync`, { script: `return ${asExpression(code, args)}`, args: [] })

  return {
    run,
    open: (url) => ask('POST', `${session}/url`, { url }),
    perform: (actions) => ask('POST', `${session}/actions`, { actions }),
    resize: async (width, height) => {
      await ask('POST', `${session}/window/rect`, { width, height })
      // The window has tools of its own above the page.
      const tools = height - (await run(() => innerHeight))
      await ask('POST', `${session}/window/rect`, { width, height: height + tools })
    },
    complaints: () => run(takeComplaints),
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await ask('DELETE', session)
      await driver.stop()
      screen.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
