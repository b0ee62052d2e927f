import { expect, test } from 'vitest'
import { inquiryReaders } from './inquiries.ts'

const emails = { careers: 'careers@example.com', press: 'press@example.com' }

test('applications and the press have a reader each; support reads the rest, and so is not named', () => {
  expect(inquiryReaders({ emails, inquiryEmails: [] })).toEqual({
    'career opportunities': 'careers@example.com',
    'media inquiry': 'press@example.com',
  })
})

test('a reader whom the owner names for a subject counts before that', () => {
  const inquiryEmails = [
    { inquiry: 'Media Inquiry', email: 'crier@example.com' },
    { inquiry: 'Software', email: 'tools@example.com' },
  ]
  expect(inquiryReaders({ emails, inquiryEmails })).toEqual({
    'career opportunities': 'careers@example.com',
    'media inquiry': 'crier@example.com',
    software: 'tools@example.com',
  })
})
