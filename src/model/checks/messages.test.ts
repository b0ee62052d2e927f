import { expect, test } from 'vitest'
import { messageProblems } from './company.ts'

const silent = [{ markdown: 'We keep letters.' }]

test('where a service keeps messages, a page has to say for how long', () => {
  expect(messageProblems({ messages: 'service', inquiryEmails: [] }, silent)).toEqual([
    expect.objectContaining({ field: 'messages', what: 'is service, and no page says how long messages are kept.' }),
  ])
  const told = [...silent, { markdown: 'For {{ messageDays }} days.' }]
  expect(messageProblems({ messages: 'service', inquiryEmails: [] }, told)).toEqual([])
  expect(messageProblems({ messages: 'local', inquiryEmails: [] }, silent)).toEqual([])
})
