import { drop, type Mistake, replace, set, write } from './edits.ts'

const facts = 'content/company.yaml'

/** Mistakes in the company's facts. */
// biome-ignore format: a mistake a line reads as a table
export const company: Mistake[] = [
  ['empties the file', facts, write(''), 'file: is empty.', 'docs/fields.md says what belongs into it.'],
  ['forgets the name', facts, drop('name'), 'name: is missing.', 'Add it; it is a text.'],
  ['writes too long a short name', facts, set('shortName', 'The Kite Society'), 'shortName: has 16 characters, at most 12.', 'Shorten it.'],
  ['writes the site without https', facts, set('site', 'www.example.com'), 'site: is "www.example.com", and must be an address that begins with https://.', 'Change the value.'],
  ['ends the site with a slash', facts, set('site', 'https://www.example.com/'), 'site: is "https://www.example.com/", and must not end with a slash.', 'Change the value.'],
  ['writes a path behind the site', facts, set('site', 'https://www.example.com/en'), 'site: is "https://www.example.com/en", and must end with the host, such as https://www.example.com, with no path behind it.', 'Change the value.'],
  ['writes out a country', facts, set('country', 'England'), 'offices[0].country: is "England", and must be the two capital letters of a country, such as US or GB.', 'Change the value.'],
  ['invents a country', facts, set('country', 'QX'), 'offices[0].country: is "QX", and is no country known by these two letters.', 'Change the value.'],
  ['writes a country as people say it', facts, set('country', 'UK'), 'offices[0].country: is "UK", and is no country known by these two letters; those of United Kingdom are GB.', 'Change the value.'],
  ['takes a union for a country', facts, set('country', 'EU'), 'offices[0].country: is "EU", and is no country known by these two letters.', 'Change the value.'],
  ['writes the site as it is tried', facts, set('site', 'https://staging.example.com'), 'site: is "https://staging.example.com", which is a site for trying things out.', 'Write the address that visitors see; a page of this site is written /about.'],
  ['forgets a w', facts, set('site', 'https://ww.example.com'), 'site: is "https://ww.example.com", whose host looks misspelled.', 'Copy it anew from the browser.'],
  ['writes the site as the office knows it', facts, set('site', 'https://web.local'), 'site: is "https://web.local", which opens only inside one network.', 'Link to a page that anybody can open, or say it in the text.'],
  ['writes half a phone number', facts, set('phone', '+44 20'), 'offices[0].phone: is "+44 20", and must be an international number of 7 to 15 digits, such as +1 212 555 0142.', 'Change the value.'],
  ['writes two phone numbers as one', facts, set('phone', '+44 20 7946 0142 7946 0143'), 'offices[0].phone: is "+44 20 7946 0142 7946 0143", and must be an international number of 7 to 15 digits, such as +1 212 555 0142.', 'Change the value.'],
  ['writes a currency as a sign', facts, replace('emails:', 'currency: $\nemails:'), 'currency: is "$", and must be the three capital letters of a currency, such as USD.', 'Change the value.'],
  ['lets the security contact expire', facts, replace('emails:', 'security:\n  email: a@example.com\n  expires: 2026-11-15\nemails:'), 'security.expires: was 2026-11-15, which is past.', 'See whether a@example.com is still read, then write a day within the next twelve months.'],
  ['lets the security contact hold for years', facts, replace('emails:', 'security:\n  email: a@example.com\n  expires: 2030-01-01\nemails:'), 'security.expires: is 2030-01-01, more than a year ahead.', 'See whether a@example.com is still read, then write a day within the next twelve months.'],
  ['links a profile to a script', facts, set('href', 'javascript:alert(1)'), 'social[0].href: is "javascript:alert(1)", and must be an address that begins with https://.', 'Change the value.'],
  ['writes no e-mail address', facts, set('support', 'support at example.com'), 'emails.support: is "support at example.com", and must be an e-mail address such as name@example.com.', 'Change the value.'],
  ['forgets who reads applications', facts, replace('  careers: careers@example.com\n', ''), 'emails.careers: is missing.', 'Add it; it must be an e-mail address such as name@example.com.'],
  ['writes a phone number without its country', facts, set('phone', '020 7946 0142'), 'offices[0].phone: is "020 7946 0142", and must be an international number of 7 to 15 digits, such as +1 212 555 0142.', 'Change the value.'],
  ['writes a phone number in quotes and brackets', facts, set('phone', '"+44 (20) 7946 0142"'), 'offices[0].phone: is "+44 (20) 7946 0142", and must be an international number of 7 to 15 digits, such as +1 212 555 0142.', 'Change the value.'],
  ['invents a time zone', facts, set('timeZone', 'Europe/Londinium'), 'offices[0].timeZone: is "Europe/Londinium", and must be a time zone such as Europe/London.', 'Change the value.'],
  ['shortens a time zone', facts, set('timeZone', 'GMT'), 'offices[0].timeZone: is "GMT", and must be a time zone such as Europe/London.', 'Change the value.'],
  ['writes the address as one text', facts, set('address', '20 Example Street'), 'offices[0].address: must be a list, and is the text "20 Example Street".', 'Write each entry on a line of its own below the name, beginning with a dash and a blank.'],
  ['removes every office', facts, replace(/offices:\n[\s\S]*(?=social)/, 'offices: []\n'), 'offices: has no entries, at least 1.', 'Add 1 more entry.'],
  ['names an author twice', facts, replace('authors:', 'authors:\n  - { name: Ida Example, role: editor }'), 'authors[1].name: names Ida Example again.', 'Keep one of the two.'],
  ['invents a currency', facts, replace('emails:', 'currency: KIT\nemails:'), 'currency: is "KIT", and is no currency known by these three letters.', 'Change the value.'],
  ['misspells where messages go', facts, replace('emails:', 'messages: server\nemails:'), 'messages: is "server", which is not known.', 'Use one of: local, service.'],
  ['lets the service keep messages, and says nowhere for how long', facts, replace('emails:', 'messages: service\nemails:'), 'messages: is service, and no page says how long messages are kept.', 'Write {{messageDays}} into the privacy page, such as "for {{messageDays}} days".'],
  ['keeps messages for no time at all', facts, replace('emails:', 'keepMessages: 0\nemails:'), 'keepMessages: is 0, at least 1.', 'Write a larger number.'],
  ['names a subject that the form does not have', facts, replace('emails:', 'inquiryEmails:\n  - inquiry: Sales\n    email: a@example.com\nemails:'), 'inquiryEmails[0].inquiry: is "Sales", which is not known.', 'Use one of: Investment Services, Software, Consulting, Research Access, Community Programs, Career Opportunities, Media Inquiry, Other.'],
  ['gives a subject two readers', facts, replace('emails:', 'inquiryEmails:\n  - inquiry: Software\n    email: a@example.com\n  - inquiry: Software\n    email: b@example.com\nemails:'), 'inquiryEmails[1].inquiry: names Software again.', 'Keep one of the two.'],
  ['misspells a field', facts, replace('tagline', 'tagLine'), 'tagLine: is a field that nothing reads.', 'Check its spelling against docs/fields.md, or remove it. Did you mean "tagline"?'],
]
