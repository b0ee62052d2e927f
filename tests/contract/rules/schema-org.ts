/**
 * What search engines ask of each type, by Google's documented lists, and what we leave out and why.
 */
interface Asked {
  required: readonly string[]
  recommended: readonly string[]
  /** Recommended, and left out on purpose. */
  leftOut?: Readonly<Record<string, string>>
}

export const asked: Readonly<Record<string, Asked>> = {
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
  Organization: {
    required: ['name'],
    recommended: [],
    leftOut: { 'url, logo, sameAs': 'told in full on home, about and contact; elsewhere by @id' },
  },
  Country: { required: ['name'], recommended: [] },
  Place: { required: ['address'], recommended: [] },
  PostalAddress: {
    required: ['addressLocality', 'addressCountry'],
    recommended: [],
    leftOut: { streetAddress: 'only where the page shows it' },
  },
  ContactPoint: { required: ['telephone', 'email'], recommended: [] },
  Article: {
    required: ['headline'],
    recommended: ['author', 'datePublished', 'dateModified', 'image', 'publisher', 'description'],
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    recommended: ['employmentType', 'directApply'],
    leftOut: {
      baseSalary: 'not known',
      identifier: 'positions have no number',
      validThrough: 'only where the position names its last day',
    },
  },
  SoftwareApplication: {
    required: ['name'],
    recommended: ['applicationCategory', 'description', 'url'],
    leftOut: {
      'aggregateRating, review': 'nobody praises their own product',
      operatingSystem: 'not known',
      offers: 'only where the currency is known',
    },
  },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['name'] },
}

/** Types we never use: answers and praise marked up by oneself, and a search that no engine shows any more. */
export const refused = ['FAQPage', 'Question', 'Review', 'AggregateRating', 'SearchAction']

/** Properties whose values are words of the vocabulary, for programs alone. */
export const vocabulary = new Set([
  '@type',
  '@id',
  '@context',
  'position',
  'applicationCategory',
  'employmentType',
  'jobLocationType',
  'directApply',
])
