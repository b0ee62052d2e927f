import { ensureChromium } from '../../tools/chromium.ts'

/** Playwright asks for a default export here. */
export default function setup(): void {
  ensureChromium()
}
