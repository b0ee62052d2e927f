import type { Browser } from '@playwright/test'
import sharp from 'sharp'

/** When the first screen of a page is first there, and when it has its last look, in milliseconds since it was asked for. */
export interface Look {
  first: number
  last: number
  /** How often what is in sight changes visibly in between. */
  changes: number
}

/** How a visitor comes: the size of the screen, the line, and how many times slower the processor is. */
export const visits = {
  'phone, slow': { width: 412, height: 823, kilobits: 1600, wait: 150, slower: 4 },
  'phone, fast': { width: 412, height: 823, kilobits: 10_000, wait: 30, slower: 4 },
  'desktop, slow': { width: 1440, height: 900, kilobits: 1600, wait: 150, slower: 4 },
  'desktop, fast': { width: 1440, height: 900, kilobits: 10_000, wait: 30, slower: 1 },
} as const

/** Whatever shows the time: it changes by itself. */
const clocks = 'time, [data-clock], .office-time'
/** So long without a change, and a page has its last look. */
const quiet = 1500
/** Frames are compressed by a browser in a hurry: a pixel differs when it differs by so much, of 255. */
const seen = 40
/** So many of a thousand pixels of the screen are a change that a visitor may see. */
const perThousand = 1

/** A first visit to a page, frame by frame. */
export async function lastLook(
  browser: Browser,
  address: string,
  visit: (typeof visits)[keyof typeof visits],
): Promise<Look> {
  const { width, height, kilobits, wait, slower } = visit
  const context = await browser.newContext({
    viewport: { width, height },
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const frames: { at: number; image: Buffer }[] = []
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, image: Buffer.from(data, 'base64') })
      // The last one may come while the page is being closed.
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    const bytes = (kilobits * 1000) / 8
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: wait,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 80,
      maxWidth: width,
      maxHeight: height,
      everyNthFrame: 1,
    })
    await page.goto(address, { waitUntil: 'load' })
    for (let count = -1; count !== frames.length; ) {
      count = frames.length
      await page.waitForTimeout(quiet)
    }
    const start = await page.evaluate(() => performance.timeOrigin)
    const hidden = await page.locator(clocks).evaluateAll((all) =>
      all.map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return [left, top, right, bottom] as const
      }),
    )
    return judge(
      await Promise.all(
        frames
          .filter(({ at }) => at >= start)
          .map(async ({ at, image }) => ({ at: at - start, pixels: await pixelsOf(image, hidden) })),
      ),
    )
  } finally {
    await context.close()
  }
}

async function pixelsOf(
  image: Buffer,
  hidden: readonly (readonly [number, number, number, number])[],
): Promise<Uint8Array> {
  const { data, info } = await sharp(image).grayscale().raw().toBuffer({ resolveWithObject: true })
  for (const [left, top, right, bottom] of hidden)
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, bottom); y++)
      data.fill(
        0,
        y * info.width + Math.max(0, Math.floor(left)),
        y * info.width + Math.min(info.width, Math.ceil(right)),
      )
  return data
}

/** Whether a visitor may see a difference between two frames. */
function differ(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return true
  const changed = one.reduce((sum, value, i) => sum + Number(Math.abs(value - (other[i] ?? 0)) > seen), 0)
  return changed * 1000 > one.length * perThousand
}

/** Reads the frames of a visit: before the first that shows anything, the screen is of one color. */
export function judge(frames: readonly { at: number; pixels: Uint8Array }[]): Look {
  const isBlank = ({ pixels }: { pixels: Uint8Array }) =>
    pixels.every((value) => Math.abs(value - (pixels[0] ?? 0)) <= seen)
  const shown = frames.slice(frames.findIndex((frame) => !isBlank(frame)))
  const changes = shown.filter(({ pixels }, i) => i > 0 && differ(pixels, shown[i - 1]?.pixels ?? pixels))
  return {
    first: shown[0]?.at ?? Number.NaN,
    last: (changes.at(-1) ?? shown[0])?.at ?? Number.NaN,
    changes: changes.length,
  }
}
