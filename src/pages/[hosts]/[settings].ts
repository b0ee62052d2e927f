import { folder, messageSettings, settingsFile } from '../../site/message-settings.ts'
import { site } from '../../site/site.ts'

const settings = messageSettings(site.company, site.pages)

/** What the service needs to know; nothing where there is none. */
export function getStaticPaths() {
  return settings ? [{ params: { hosts: folder, settings: settingsFile } }] : []
}

export function GET() {
  return new Response(JSON.stringify(settings))
}
