import type { inquiryLabels } from '../../model/inquiries.ts'

/** In the order of the form. */
export const fields = ['firstName', 'lastName', 'email', 'inquiryType', 'message'] as const
export type Field = (typeof fields)[number]

type InquiryLabel = (typeof inquiryLabels)[number]

/** As they are submitted. */
export type InquiryType = Lowercase<InquiryLabel>
export const inquiryType = (label: InquiryLabel) => label.toLowerCase() as InquiryType

/** By which the script that runs before the form wakes finds it. */
export const formId = 'contact-form'
