import { Publication } from './Publication.tsx'
import { Published } from './Published.tsx'

export const examples = {
  usual: (
    <div className="wrap">
      <Published
        category="Industry"
        href="/insights/reports/industry"
        date="2026-10-20"
        minutes={4}
        desk="Industry desk"
      />
    </div>
  ),
  reviewed: (
    <div className="wrap">
      <Published
        category="Industry"
        href="/insights/reports/industry"
        date="2026-10-20"
        minutes={4}
        desk="Industry desk"
        reviewed="2026-11-02"
      />
    </div>
  ),
  'long words': (
    <div className="wrap">
      <Published
        category="Rechtsschutzversicherungsgesellschaften"
        href="/insights/reports/industry"
        date="2026-09-29"
        minutes={4}
        desk="Rechtsschutzversicherungsgesellschaften desk"
      />
    </div>
  ),
  'date and minutes alone': (
    <p className="wrap">
      <Publication date="2026-10-20" minutes={1} />
    </p>
  ),
}
