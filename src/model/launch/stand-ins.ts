/** A sort of text that stands in for a real one, in ranges reserved for examples: nobody is called or written to. */
interface StandIn {
  found: RegExp
  what: string
  cure: string
}

const reservedHost = String.raw`(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|invalid|test))\b(?![.-]\w)`

/** In this order: the first that fits names the text. */
const standIns: readonly StandIn[] = [
  {
    found: new RegExp(String.raw`[\w.+-]+@${reservedHost}`, 'i'),
    what: 'is an example e-mail address',
    cure: 'Write an address that somebody reads.',
  },
  {
    found: new RegExp(String.raw`(?<![\w.@-])(?:https?://)?${reservedHost}(?:/[\w/.#-]*\w)?`, 'i'),
    what: 'is an example web address',
    cure: 'Write the real address.',
  },
  {
    // With what stands before it: North America's 555-01xx, the United Kingdom's ranges for fiction, and Singapore's 5, which no number begins with.
    found:
      /(?:\+\d[\d .()-]*|(?<!\d)(?:\(?\d{3}\)?[ .-]?)?)555[ .-]?01\d\d\b|(?:\+44[ .-]?|\b0)(?:20[ .-]?7946[ .-]?0\d{3}|1632[ .-]?960\d{3}|7700[ .-]?900\d{3})\b|\+65[ .-]?5\d{3}[ .-]?\d{4}\b/,
    what: 'is a telephone number for examples',
    cure: "Write the office's own number.",
  },
  {
    found:
      /\b(?:\d+ )?Example (?:Avenue|Boulevard|Court|Drive|House|Lane|Place|Road|Square|Street|Way)\b|(?<!#)\b0{5,6}\b/i,
    what: 'is an example postal address',
    cure: 'Write the real one.',
  },
  {
    // A text in brackets from its beginning to its end is one that waits for another.
    found:
      /\b[Ll]orem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\[(?:\w+['’]s )?(?:name|date|company|address)\](?!\()|^\[[^[\]<]+\]$/,
    what: 'is unfinished',
    cure: 'Write what belongs there.',
  },
]

/** What in a text stands in for something real. */
export function standInsIn(text: string): { written: string; what: string; cure: string }[] {
  const found: { written: string; what: string; cure: string }[] = []
  let rest = text
  // What is named once is not looked at again: the host of an e-mail address is no second find.
  for (const { found: pattern, what, cure } of standIns)
    rest = rest.replaceAll(new RegExp(pattern.source, `${pattern.flags}g`), (written) => {
      found.push({ written, what, cure })
      return ' '
    })
  return found
}
