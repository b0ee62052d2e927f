import { Part } from '../ui/Part.tsx'
import { RuledPoints } from '../ui/RuledPoints.tsx'
import { SheetLead } from './SheetLead.tsx'
import { WithRail } from './WithRail.tsx'

const points = ['Title and custody', 'Lease administration', 'Rechtsschutzversicherungsgesellschaften'].map(
  (title) => ({
    title,
    text: 'Each parcel sits in its own vehicle. Units follow the title, never the other way round.',
  }),
)

export const examples = {
  'two parts': (
    <WithRail
      sections={[
        { label: 'For whom', anchor: 'rail-lead' },
        { label: 'What units give you', anchor: 'rail-what' },
      ]}
      action={{ label: 'Get in Touch', href: '#contact' }}
    >
      <div id="rail-lead">
        <SheetLead first="Farmlands is for holders who want land as land." rest="It suits those who can wait." />
      </div>
      <Part heading="What units give you" id="rail-what">
        <RuledPoints points={points} />
      </Part>
    </WithRail>
  ),
}
