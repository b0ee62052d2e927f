import { join } from 'node:path'
import { fields } from '../../src/features/contact/fields.ts'
import { answerFile, folder, type MessageSettings, settingsFile } from '../../src/site/message-settings.ts'
import { writeFiles, writeTinySite } from '../support/tiny-site.ts'

export const settings: MessageSettings = {
  name: 'Paper Lantern Society',
  site: 'https://www.example.com',
  contact: '/contact',
  support: 'help@example.com',
  readers: { 'career opportunities': 'careers@example.com' },
  keepDays: 30,
}

const control = (field: string) =>
  field === 'message'
    ? `<textarea id="${field}" name="${field}" aria-invalid="true"></textarea>`
    : `<input id="${field}" name="${field}" aria-invalid="true">`
const error = (field: string) => `<p id="${field}-error">${field}</p>`
const link = (field: string) => `<li><a href="#${field}">${field}</a></li>`

/** The pages that answer a form without its script, as small as they can be. */
export const pages = {
  wrong: `<h3 id="outcome">Wrong</h3><ul>${fields.map(link).join('')}</ul>${fields.map((field) => control(field) + error(field)).join('')}`,
  failed: `<h3 id="outcome">Failed</h3>${fields.map(control).join('')}`,
  sent: '<p id="outcome">Sent</p>',
}

/** Writes a built site of a few bytes whose messages go to a service. */
export function writeServiceSite(dist: string): void {
  writeTinySite(dist, { '/': 'home', '/contact': 'form' })
  const answers = (['wrong', 'failed', 'sent'] as const).map((answer) => [answerFile(answer), pages[answer]])
  writeFiles(join(dist, folder), { [settingsFile]: JSON.stringify(settings), ...Object.fromEntries(answers) })
}
