/** The names of programs that are no visitors, as they begin or stand in what a browser says to be. For nginx as well, so a plain pattern. */
export const programs =
  'bot|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|facebookexternalhit|feed|curl|wget|python|java/|go-http|libwww|okhttp|node|axios|scan'
