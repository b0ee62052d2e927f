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
