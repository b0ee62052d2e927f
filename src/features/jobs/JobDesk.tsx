import type { Scrap } from '../../model/schema/jobs.ts'
import { Prose } from '../../ui/Prose.tsx'
import { DeskScrap } from './DeskScrap.tsx'
import { type JobEntry, KeptRecord } from './KeptRecord.tsx'
import { LaidPencil } from './LaidPencil.tsx'

interface JobDeskProps {
  heading: string
  /** How to look for something in it, rendered. */
  intro: string
  /** What is said once all is listed, rendered. */
  html: string
  entries: readonly (JobEntry & { job?: string | undefined; scrap?: Scrap | undefined })[]
  /** How the division works, as far as no entry shows it. */
  rules: readonly { title: string; text: string }[]
}

/** All that a division has, as a desk: on the left what people did by hand, crossed out, on the right the one record in its place. */
export function JobDesk({ heading, intro, html, entries, rules }: JobDeskProps) {
  return (
    <section className="job-desk" aria-labelledby="families">
      <div className="wrap">
        <div className="opening">
          <h2 id="families" className="display text-h2">
            {heading}
          </h2>
          <div>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
            {intro && <p id="what" className="prose" dangerouslySetInnerHTML={{ __html: intro }} />}
            {entries.some(({ scrap }) => scrap) && (
              <p className="text-xs text-brass">
                Drawn example: what stands on the scraps, and in green in the record, is made up.
              </p>
            )}
          </div>
        </div>
        <ul>
          {entries.map(({ job, scrap, ...entry }, place) => (
            <li key={entry.href}>
              {job && (
                <div className="chore">
                  <p className="job display text-h4">{scrap ? job : <del>{job}</del>}</p>
                  {scrap && <DeskScrap scrap={scrap} place={place} />}
                </div>
              )}
              <KeptRecord {...entry} />
            </li>
          ))}
        </ul>
        {(html || rules.length > 0) && (
          <div className="closing">
            <LaidPencil />
            <div>
              {rules.map(({ title, text }) => (
                <p key={title}>
                  <b className="display">{title}.</b> {text}
                </p>
              ))}
              <Prose html={html} />
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
