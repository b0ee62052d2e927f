import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firefox } from '../../../tools/browsers.ts'
import { runProgram } from '../../../tools/hosts/programs.ts'
import { connect } from './bidi.ts'
import { asExpression, type Driver } from './driver.ts'

const preferences = {
  // Nothing is fetched that a page did not ask for.
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'browser.newtabpage.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'toolkit.cosmeticAnimations.enabled': false,
}

/** Where Firefox says that it listens. */
const listens = /WebDriver BiDi listening on (ws:\S+)\s/

/** Firefox without a window, by its own WebDriver BiDi: nothing stands between. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]
  const env = { ...process.env, HOME: profile }
  const { said, ended } = await runProgram(listens, firefox() ?? '', args, { env })
  const { send, on } = await connect(`${listens.exec(said())?.[1]}/session`)
  await send('session.new', { capabilities: {} })
  // A tab of our own, in front: in the one it starts with, keys press nothing.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.activate', { context })
  const heard: string[] = []
  on('log.entryAdded', ({ level, text }) => heard.push(`${level}: ${text}`))
  await send('session.subscribe', { events: ['log.entryAdded'] })

  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (code, ...args) => {
      const expression = `Promise.resolve(${asExpression(code, args)}).then((value) => JSON.stringify(value))`
      const answer = await send<Evaluated>('script.evaluate', { expression, target: { context }, awaitPromise: true })
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    complaints: async () => heard.splice(0),
    picture: async () =>
      Buffer.from((await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close: async () => {
      await send('browser.close', {})
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

interface Evaluated {
  result?: { value?: string }
  exceptionDetails?: { text: string }
}
