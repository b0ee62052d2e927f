import type { Fault } from '../problems.ts'

const write = 'Write what visitors should read.'
const remove = 'Remove it: visitors would read it.'

/** What a leftover is, said behind its words, and how to mend it. */
const kinds = {
  unfinished: ['which looks unfinished', write],
  gap: ['which waits for somebody to fill it in', write],
  trial: ['which was typed to try something', write],
  broken: ['which a program left where it found nothing', 'Look up what belongs there, and write that.'],
  remark: ['which looks like a remark among colleagues', remove],
  mail: ['which was pasted with an e-mail', remove],
  chat: ['which was pasted from a chat with a program', remove],
} as const

/** What shows that a text is not finished, or was pasted with more than was meant. What stands in quotes is only mentioned. */
// biome-ignore format: a sign a line reads as a table
const signs: readonly [keyof typeof kinds, RegExp][] = [
  // A to-do list, the word TODO and the comments of programmers are things to write about.
  ['unfinished', /(?<!\b(?:an?|the|our|my|your|each|every|words?|marks?|tags?|called|marked) )\b(?:TODO|FIXME)\b(?![- ](?:lists?|items?|comments?|apps?|notes?)\b)|(?<![-\w])todo:/],
  // TK Maxx is a shop, and "TBA" also how some bonds are traded.
  ['unfinished', /(?<![\w&-])(?:TB[CD]|TKTK|TK(?! [A-Z][a-z]))(?![\w&-])|(?<=: |\()TBA(?=[.)]|$)|\(to be (?:announced|confirmed|determined|decided)\)/],
  // "XXX-XX-1234" is masked, and a Title XXX is the thirtieth.
  ['unfinished', /(?<![\w*#-]|\b(?:Act|Annex|Article|Book|Bowl|Chapter|Part|Section|Title|Volume) )(?:X{3,}|x{3,})(?![\w*-]| ?\d)|\?{3,}|\(\?\)/],
  ['unfinished', /\b(?:headline|title|heading|text|copy|content|image|caption|quote|paragraph|description|summary) (?:goes|comes|to go|to come) here\b/i],
  ['unfinished', /\b(?:your|add|insert|enter|type|write) (?:your |some |the |an? )?(?:text|headline|title|heading|copy|content|caption|description|name) here\b/i],
  ['unfinished', /\bclick (?:or tap )?(?:here )?to (?:add|enter|edit)\b|\b(?:(?:dummy|filler|placeholder) (?:text|copy|paragraph|headline|heading)|sample text)\b|\blorem ipsum\b|\bdolor sit amet\b/i],
  ['unfinished', /\b(?:details|more|information) (?:will follow|to follow|coming) (?:soon|shortly)\b/i],
  ['gap', /\[(?!SIC\]|REDACTED\])[A-Z][A-Z _/'’-]{2,}\](?!\()/],
  ['gap', /\[(?:(?:please )?(?:insert|add|enter|your|type|choose|select|link|to ?do|tb[acd]|placeholder|describe|name|date|number|title|amount|address|client|customer|company)\b[^\]]{0,60}|[^\]]{0,60} (?:here|name|date|email|amount|number|title|address)|\p{L}+ ?\/ ?\p{L}+)\](?!\()/iu],
  ['gap', /[({](?:please )?(?:insert|enter|add) (?:an? |the |your )?(?:\w+ )?(?:here|name|date|link|number|amount|figure|source|quote|photo|image|address|title)(?: here)?[)}]/i],
  ['gap', /\[(?:State|Country|City|Role|Price|Percent|Quote|Source|Link|Year|Month|Industry|Product|Person|Position)\](?!\()|\bXX ?%|\b(?:MM|DD)[/.-](?:DD|MM)[/.-]YY(?:YY)?\b|\b(?:Acme|Contoso)(?: [A-Z]\w+|,? Inc\b| Corp\b)/],
  ['gap', /%[A-Z_]{3,}%|\*\|\w+\|\*|\$\{\w+\}|<<\w+>>|«\w*(?:_\w+|[a-z][A-Z]\w*)»|\{(?:first|last|full|company|user|client)[ _]?name\}/i],
  ['trial', /\b(?:asdf\w*|qwertz\w*|qwerty\w+|foo ?bar|test,? test(?:ing)?|bla,? bla|blah,? blah)\b/i],
  ['broken', /\[object Object\]|#(?:REF|VALUE|NAME|NUM|NULL|DIV\/0)[!?]|#N\/A|\berror[!:] (?:reference source|bookmark) not (?:found|defined)/i],
  // A term may be left undefined, and a contract null and void.
  ['broken', /[$€£] ?(?:NaN|undefined|null)\b|\b(?:NaN|undefined|null)(?: ?%| (?:dollars|percent|days|years)\b)|(?:^|[.:!?] )undefined\b/],
  ['remark', /(?:^|[.!?] |\()(?:DRAFT(?=[.:;,)]|$)|CONFIDENTIAL\b)|\b[Dd]o(?: not|n['’]t) publish(?= (?:yet|before|until|this)\b| ?[.,;:)]|$)|\b[Nn]ot for publication\b/],
  ['remark', /\bnote to (?:self|editors?|the editor|designers?|legal)\b/i],
  ['remark', /(?:^|[.:] |\()(?:(?:strictly|private (?:and|&)|company) confidential(?=[.,:;)]|$)|confidential(?=[,:;]))|(?:^|[.,:] |\()(?:for )?internal (?:use )?only\b|(?:^|[.] )(?:under embargo|embargoed) (?:un)?till?\b/i],
  ['remark', /(?<![\w.@/])@[a-z][\w-]*(?:\.[\w-]+)*(?![\w/])|\[[A-Z]{2,3}\d{1,3}\](?!\()|(?<=[\w.,;:])\[[a-rt-w]\](?!\()/],
  ['remark', /\b(?:pls|(?:please|can (?:you|someone)) (?:double-)?check) (?:this|with legal)(?=[.?!]|$)|\b(?:check|confirm|verify) (?:this|it)(?: \w+)? with (?:legal|marketing|compliance)\b/i],
  ['mail', /\bsent from (?:my (?:i?phone|ipad|android|galaxy|samsung|pixel|mobile|blackberry|tablet)|(?:yahoo )?mail (?:for|on)|outlook|proton ?mail)\b|\bget outlook for\b/i],
  ['mail', /-{2,} ?(?:original|forwarded) message\b|\bbegin forwarded message\b|^on \w{3,9},? .{6,20}\d{1,2}:\d\d.{0,60} wrote:$/i],
  ['chat', /oaicite|contentReference|\bturn\d+(?:search|view|news)\d+|【[^】]{0,60}】/],
  ['chat', /\bas an? (?:AI|large) language model|\bas an AI,|\bmy (?:last )?(?:knowledge (?:cutoff|update)|training data)\b|\bregenerate response\b/i],
  ['chat', /^(?:certainly|sure|of course|absolutely|great question)[!,.]? (?:here|below)\b|^here(?:['’]s| is| are) (?:the|an?|your|some|my) (?:revised|rewritten|updated|improved|polished|shorter|shortened|edited|refined|suggested|friendlier) (?:version|draft|text|paragraph|copy|wording|summary|article)/i],
  ['chat', /\bwould you like me to\b|\blet me know if you(?:['’]d| would) like (?:me|any|further|another)\b|\bi hope this helps\b|\bfeel free to (?:adjust|customi[sz]e|modify|tweak)\b/i],
]

/** A field, a heading or a paragraph that says nothing else. */
const whole =
  /^(?:untitled(?: \d+)?|new (?:section|heading|headline|title|page|article|paragraph|slide)|(?:section|page|article|main) (?:heading|headline)|(?:sub-?)?(?:heading|headline) ?\d+|placeholder|alt text|lorem|undefined|NaN|null|foo|baz|coming soon|tb[acd]|to be (?:announced|confirmed|determined|decided)|test ?\d+|test (?:page|article|post|title|heading))[.!]?$/i

/** A page that is called so has no name yet; drawn screens may have such words. */
const unnamed = /^(?:Copy of .*|.* \(copy(?: \d+)?\)|.* - copy|test|draft|title|heading|headline|page title|name)$/i

/** A field may be left out instead; in a table such a cell says that there is nothing. */
const nothing = /^(?:[-–—.…?_*]+|n\/?a|n\.a\.|xx+)$/i

/** What was left in a text by mistake, each kind once. `as` is said of one that stands by itself. */
export function leftoversIn(text: string, as?: 'name' | 'field' | 'block'): Fault[] {
  const said = text.replaceAll(/"[^"]*"|“[^“”]*”/g, '""').trim()
  const isField = as === 'field' || as === 'name'
  if ((as && whole.test(said)) || (isField && nothing.test(said)) || (as === 'name' && unnamed.test(said)))
    return [{ what: `has only "${shown(said)}", which looks unfinished.`, cure: write }]
  if (!any.test(said)) return []
  const found = new Map<string, Fault>()
  for (const [kind, pattern] of signs) {
    const [written] = pattern.exec(said) ?? []
    if (written === undefined || found.has(kind)) continue
    const [why, cure] = kinds[kind]
    found.set(kind, { what: `has "${shown(written)}", ${why}.`, cure })
  }
  return [...found.values()]
}

/** Nearly every text has no sign, and is looked through once. */
const any = new RegExp(
  signs.map(([, { source, ignoreCase }]) => `(?${ignoreCase ? 'i' : ''}:${source})`).join('|'),
  'u',
)

const shown = (written: string) => written.replace(/^[.:!?,] /, '').slice(0, 60)
