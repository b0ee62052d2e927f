import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { chromiumFlags } from './browsers.ts'

const featuresOff = (flags: string) => /--disable-features=(\S+)/.exec(flags)?.[1]?.split(',') ?? []

test('what Playwright turns off in Chromium stays off', async () => {
  // No browser, so it fails, and tells with which flags it was started.
  const failure: unknown = await chromium.launch({ executablePath: process.execPath }).catch((error) => error)
  const theirs = featuresOff(String(failure))
  expect(theirs).not.toEqual([])
  expect(featuresOff(chromiumFlags.join(' '))).toEqual(expect.arrayContaining(theirs))
})
