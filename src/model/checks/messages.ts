import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'

const file = 'content/company.yaml'

/** Where the service keeps messages, visitors are told for how long; and each subject has one reader. */
export function messageProblems(
  { messages, inquiryEmails }: Pick<Company, 'messages' | 'inquiryEmails'>,
  pages: readonly { markdown: string }[],
): Problem[] {
  const untold = messages === 'service' && !pages.some(({ markdown }) => /\{\{\s*messageDays\s*\}\}/.test(markdown))
  const seen = new Set<string>()
  const twice = inquiryEmails.flatMap(({ inquiry }, index) => {
    const isAgain = seen.has(inquiry)
    seen.add(inquiry)
    return isAgain
      ? [
          {
            file,
            field: `inquiryEmails[${index}].inquiry`,
            what: `names ${inquiry} again.`,
            cure: 'Keep one of the two.',
          },
        ]
      : []
  })
  return untold
    ? [
        {
          file,
          field: 'messages',
          what: 'is service, and no page says how long messages are kept.',
          cure: 'Write {{messageDays}} into the privacy page, such as "for {{messageDays}} days".',
        },
        ...twice,
      ]
    : twice
}
