import type { MapLabels } from './FundMap.tsx'
import type { Fund, Place } from './place.ts'

/** Funds for the gallery. */

export const sampleLabels: MapLabels = {
  horizon: ['Short to medium', 'Medium', 'One cycle', 'Long', 'Decades'],
  cash: ['Quickest', 'Quick', 'Mixed', 'Slow', 'Slowest'].map((label) => ({
    label,
    text: `A ${label.toLowerCase()} way out`,
  })),
  pays: { interest: 'Interest', rent: 'Rent', fees: 'Fees and royalties', irregular: 'Irregular, or none' },
  finding: { title: 'None is both long to hold and quick to leave', text: 'Look first at the lower left.' },
}

export const sampleFund = (name: string, horizon: number, cash: number, pays: Place['pays']): Fund => ({
  name,
  href: `#${name.toLowerCase().replaceAll(' ', '-')}`,
  place: { horizon, cash, pays },
})

export const sampleFunds: Fund[] = [
  sampleFund('Bonds', 1, 1, 'interest'),
  sampleFund('Farmlands', 4, 4, 'rent'),
  sampleFund('Media', 4, 4, 'fees'),
  sampleFund('Opportunity Zones', 4, 5, 'irregular'),
]
