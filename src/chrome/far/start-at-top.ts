/**
 * Marks a page that opens at its top: there, what is far down may wait until the rest is painted (far.css). Whoever comes
 * back to where they were, or to one part of a page, needs the true height of everything above it at once. Whoever comes
 * from another page of the site has its typefaces already; otherwise the first paint is without them.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (!location.hash && visit?.type === 'navigate')
  document.documentElement.dataset['far'] = document.referrer.includes(location.host) ? '' : 'first'
