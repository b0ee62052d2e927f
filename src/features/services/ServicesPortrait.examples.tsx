import { ServicesPortrait } from './ServicesPortrait.tsx'
import { longest, sampleService, sampleServices, sampleSituation, sampleSituations } from './sample-services.ts'

export const examples = {
  'one event with two services': <ServicesPortrait situations={sampleSituations} services={sampleServices} />,
  'long words, and a situation with no service to itself': (
    <ServicesPortrait
      situations={[sampleSituation(longest, 'Rain', 'Wind'), sampleSituation('If it thunders', 'Thunder')]}
      services={[sampleService(longest, 'Rain', 'Wind', 'Thunder'), sampleService('Tents', 'Rain')]}
    />
  ),
}
