import { EventFlow } from './EventFlow.tsx'
import { longest, sampleService, sampleServices, sampleSituation, sampleSituations } from './sample-services.ts'

const text = 'Words enough to make a situation taller than its two events. '.repeat(4).trim()
const events = ['A', 'B', 'C', 'D'].map((letter) => `${longest.slice(0, -2)} ${letter}`)

export const examples = {
  'three services': <EventFlow situations={sampleSituations} services={sampleServices} />,
  'one service': (
    <EventFlow
      situations={[sampleSituation('If it rains', 'A storm'), sampleSituation('If it snows', 'A drift')]}
      services={[sampleService('Shoveling', 'A storm', 'A drift')]}
    />
  ),
  'long names, tall situations, crossing lines': (
    <EventFlow
      situations={[
        { ...sampleSituation('If much is said', ...events.slice(0, 1)), text },
        { ...sampleSituation('If more is said', ...events.slice(1)), text },
      ]}
      services={[
        sampleService(longest, events[3] ?? '', events[0] ?? ''),
        sampleService(`${longest.slice(0, -1)}s`, events[0] ?? '', events[1] ?? ''),
        sampleService('Short', events[2] ?? ''),
      ]}
    />
  ),
}
