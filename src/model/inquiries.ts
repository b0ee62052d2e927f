/** The subjects of the contact form, as they are shown. What is submitted is the lower-cased label. */
export const inquiryLabels = [
  'Investment Services',
  'Software',
  'Consulting',
  'Research Access',
  'Community Programs',
  'Career Opportunities',
  'Media Inquiry',
  'Other',
] as const

interface Addresses {
  emails: { careers: string; press: string }
  /** What the owner says of single subjects; it counts before all else. */
  inquiryEmails: readonly { inquiry: string; email: string }[]
}

/** Who reads which subject, by what is submitted for it; support reads all others. */
export function inquiryReaders({ emails, inquiryEmails }: Addresses): Record<string, string> {
  const byLabel: Partial<Record<(typeof inquiryLabels)[number], string>> = {
    'Career Opportunities': emails.careers,
    'Media Inquiry': emails.press,
    ...Object.fromEntries(inquiryEmails.map(({ inquiry, email }) => [inquiry, email])),
  }
  return Object.fromEntries(Object.entries(byLabel).map(([label, email]) => [label.toLowerCase(), email]))
}
