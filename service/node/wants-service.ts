import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hostsFolder } from '../../deploy/address-book.ts'
import { settingsFile } from '../../src/site/message-settings.ts'

/** Whether the messages of a built site go to a service. */
export const wantsService = (dist: string) => existsSync(join(dist, hostsFolder, settingsFile))
